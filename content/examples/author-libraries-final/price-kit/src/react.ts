import { type Currency, formatPrice } from "price-kit";
import { createElement } from "react";

export function Price({ cents, currency }: { cents: number; currency?: Currency }) {
  return createElement("data", { value: cents / 100 }, formatPrice(cents, currency));
}
