export const greeting = "hi";
