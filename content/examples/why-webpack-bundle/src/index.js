import { format } from "./format.js";
import tax from "./tax.cjs";

const amount = 80;
console.log(format(amount + tax.rate * amount));
