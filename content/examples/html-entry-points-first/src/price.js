export const price = (euro) => `€${euro.toFixed(2)}`;
