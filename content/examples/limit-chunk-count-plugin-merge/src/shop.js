import { prices } from "./prices.js";

document.body.textContent = Object.keys(prices).join(", ");
