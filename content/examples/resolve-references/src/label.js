export const label = "Buy:";
