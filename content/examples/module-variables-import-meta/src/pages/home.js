export const title = "Home";
