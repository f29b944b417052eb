export const money = "EUR";
