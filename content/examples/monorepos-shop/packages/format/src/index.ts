export const euro = (cents: number): string => `€${(cents / 100).toFixed(2)}`;
