export const fixed = 1;
