export const price = 310;
export const list = [];
