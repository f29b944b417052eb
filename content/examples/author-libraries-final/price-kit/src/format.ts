export type Currency = "EUR" | "USD";

export function formatPrice(cents: number, currency: Currency = "EUR"): string {
  return new Intl.NumberFormat("en", { style: "currency", currency }).format(cents / 100);
}
