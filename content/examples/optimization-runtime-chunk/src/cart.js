import { items } from "./items.js";

console.log("cart", items);
