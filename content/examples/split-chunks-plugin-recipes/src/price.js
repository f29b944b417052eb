const format = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" });

export const price = (amount) => format.format(amount);
