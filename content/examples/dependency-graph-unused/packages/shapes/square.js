export const square = (a) => a * a;
export const cube = (a) => a * a * a;
