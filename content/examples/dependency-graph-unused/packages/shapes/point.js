export const point = (x, y) => ({ x, y });
