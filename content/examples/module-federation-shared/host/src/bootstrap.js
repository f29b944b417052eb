import { version } from "theme";
import { cart } from "shop/cart";

console.log(`the page got theme ${version}`);
console.log(cart);
