const format = new Intl.NumberFormat("de", { style: "currency", currency: "EUR" });

export const euro = (amount) => format.format(amount);
