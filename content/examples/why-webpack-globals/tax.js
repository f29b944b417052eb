export const rate = 0.25;
