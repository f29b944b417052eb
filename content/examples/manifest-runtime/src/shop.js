export const price = (count) => count * 4;
