export const secret = "secret";
