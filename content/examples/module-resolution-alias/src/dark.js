export const color = "black";
