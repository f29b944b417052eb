import { createRequire } from "node:module";
import { addTax, setRate } from "tax-kit";

const required = createRequire(import.meta.url)("tax-kit");

setRate(7);
console.log(addTax(1000), required.addTax(1000));
