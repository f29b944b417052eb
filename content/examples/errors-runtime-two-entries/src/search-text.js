export const text = "old";
