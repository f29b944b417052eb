export const colour = "red";
