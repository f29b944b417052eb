export const hello = "Bonjour";
