export const size = "small";
