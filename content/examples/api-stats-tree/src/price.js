export const price = (count) => count * 3;
export const tax = (net) => net * 0.2;
