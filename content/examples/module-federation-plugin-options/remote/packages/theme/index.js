export const color = "green";
