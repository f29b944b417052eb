import { total } from "./total.js";

// TODO show the currency
console.log(total([4, 9]));
