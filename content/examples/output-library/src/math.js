export const add = (a, b) => a + b;
export const double = (n) => add(n, n);
