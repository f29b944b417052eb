export const price = (amount) => `${amount.toFixed(2)} EUR`;
