const rates = { AT: 0.2, DE: 0.19, FR: 0.2, IT: 0.22, ES: 0.21, PL: 0.23, SE: 0.25 };

export function withTax(amount, country) {
  const rate = rates[country] ?? 0;
  return amount * (1 + rate);
}
