import { price } from "./price.js";

console.log(price());
import(/* webpackChunkName: "cart" */ "./cart.js").then(({ open }) => open());
