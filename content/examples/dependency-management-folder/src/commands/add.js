export const name = "add";
export const run = (a, b) => Number(a) + Number(b);
