export const sum = (values) => values.reduce((a, b) => a + b, 0);
