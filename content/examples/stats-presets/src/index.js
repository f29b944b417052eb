import { price } from "./price.js";

console.log(price(2));
import("./cart.js");
