export const price = (euro) => `€${euro}`;
