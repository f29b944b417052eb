export const darken = (value) => value / 2;
