export const tea = 250;
