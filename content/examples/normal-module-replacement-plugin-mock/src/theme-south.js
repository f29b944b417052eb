export const name = "South";
