export const name = "upper";
export const run = (text) => text.toUpperCase();
