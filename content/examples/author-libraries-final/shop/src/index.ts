import { formatPrice } from "price-kit";

console.log(formatPrice(499, "USD"));
