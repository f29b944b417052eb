export const price = (count) => count * 3;
