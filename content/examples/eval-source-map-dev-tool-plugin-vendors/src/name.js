export const name = "shop";
