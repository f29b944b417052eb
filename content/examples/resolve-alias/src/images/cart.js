export const name = "cart";
