export const name = "hooks";
