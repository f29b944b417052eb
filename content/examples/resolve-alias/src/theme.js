export const color = "teal";
