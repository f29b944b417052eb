export const title = "Old";
