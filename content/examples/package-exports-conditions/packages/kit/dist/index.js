export const file = "index.js";
