export const version = 2;
