export const platform = "browser";
