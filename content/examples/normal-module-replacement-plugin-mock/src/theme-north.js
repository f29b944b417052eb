export const name = "North";
