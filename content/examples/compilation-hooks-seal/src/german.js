export const text = "hallo";
