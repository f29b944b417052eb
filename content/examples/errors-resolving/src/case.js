import { price } from "./price.js";
import { price as format } from "./Price.js";

console.log(price(250), format(250));
