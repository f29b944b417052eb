export const withTax = (cents) => Math.round(cents * 1.2);
