export const shop = "Corner shop";
