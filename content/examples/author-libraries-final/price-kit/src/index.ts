export { type Currency, formatPrice } from "./format.js";

export function addTax(cents: number, percent: number): number {
  return Math.round(cents * (1 + percent / 100));
}
