import { items } from "./items.js";

console.log("shop", items);
