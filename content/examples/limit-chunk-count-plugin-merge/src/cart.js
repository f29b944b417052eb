import { prices } from "./prices.js";

document.body.textContent = prices.apple + prices.bread;
