export const countries = `
Albania, Andorra, Armenia, Austria, Azerbaijan, Belarus, Belgium, Bulgaria, Croatia, Cyprus, Czechia, Denmark,
Estonia, Finland, France, Georgia, Germany, Greece, Hungary, Iceland, Ireland, Italy, Kosovo, Latvia,
Liechtenstein, Lithuania, Luxembourg, Malta, Moldova, Monaco, Montenegro, Netherlands, Norway, Poland,
Portugal, Romania, Serbia, Slovakia, Slovenia, Spain, Sweden, Switzerland, Turkey, Ukraine, Argentina, Bolivia,
Brazil, Chile, Colombia, Ecuador, Guyana, Paraguay, Peru, Suriname, Uruguay, Venezuela, Algeria, Angola, Benin,
Botswana, Burundi, Cameroon, Chad, Comoros, Djibouti, Egypt, Eritrea, Eswatini, Ethiopia, Gabon, Gambia, Ghana,
Guinea, Kenya, Lesotho, Liberia, Libya, Madagascar, Malawi, Mali, Mauritania, Mauritius, Morocco, Mozambique,
Namibia, Niger, Nigeria, Rwanda, Senegal, Seychelles, Somalia, Sudan, Tanzania, Togo, Tunisia, Uganda, Zambia,
Zimbabwe
`.split(/,\s+/);
