export const money = (amount) => `${amount} kr`;
