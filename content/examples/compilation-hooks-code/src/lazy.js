export const text = "later";
