const symbols = { EUR: "€", USD: "$", GBP: "£", JPY: "¥", CHF: "CHF" };

export function format(amount, currency) {
  const text = currency === "JPY" ? String(Math.round(amount)) : amount.toFixed(2);
  return `${text} ${symbols[currency] ?? currency}`;
}
