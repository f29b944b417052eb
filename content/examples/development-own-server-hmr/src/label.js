export const label = "Tea";
