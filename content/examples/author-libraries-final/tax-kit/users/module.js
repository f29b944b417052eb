import { addTax } from "tax-kit";

console.log("import", addTax(1000));
