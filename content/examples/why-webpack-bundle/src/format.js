export const format = (amount) => `${amount.toFixed(2)} kr`;

export const formatAll = (amounts) => amounts.map(format).join("\n");
