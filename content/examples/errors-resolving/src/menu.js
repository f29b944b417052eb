export const title = "Menu";
