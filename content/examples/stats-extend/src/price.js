export const price = (n) => n * 2 + Math.random();
