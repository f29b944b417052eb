import { format } from "money";
import { withTax } from "./tax.js";

console.log(format(withTax(1000)));
