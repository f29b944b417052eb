import defer { price } from "./price.js";

console.log(price);
