import { format } from "../../src/format.js";

console.log("product", format(420));
