import { price } from "./price.js";

console.log("cart", price(3));
