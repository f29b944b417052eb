export const format = "index.mjs";
