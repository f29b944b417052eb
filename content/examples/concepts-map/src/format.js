export const format = ({ city, temperature }) => `${city}: ${temperature} ${UNIT}`;

export const unused = () => "nobody imports this";
