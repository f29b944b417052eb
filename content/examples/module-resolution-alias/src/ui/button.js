export const label = "Buy";
