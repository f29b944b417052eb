import { price } from "../src/price.js";
import { tea } from "../src/tea.js";
import settings from "../src/settings.json";
import { total } from "./cart.ts";
import { cart } from "./cycle-cart.js";

export { tea } from "../src/tea.js";
export { tea as greenTea } from "../src/green-tea.js";

console.log(price, tea, settings.currency, total([{ cents: 250 }]), cart.tax());
