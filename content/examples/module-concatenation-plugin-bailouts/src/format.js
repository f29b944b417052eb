export const format = (number) => number.toFixed(1);
