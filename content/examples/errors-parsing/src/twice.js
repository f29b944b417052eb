import { price } from "./price.js";

const price = 250;
console.log(price);
