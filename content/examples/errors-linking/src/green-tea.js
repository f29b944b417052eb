export const tea = 310;
