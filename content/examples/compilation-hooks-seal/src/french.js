export const text = "salut";
