export const price = () => 3;
export const currency = () => "EUR";
