import { cart } from "./cycle-cart.js";

console.log(cart);
