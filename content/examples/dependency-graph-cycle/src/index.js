import { describe } from "./cat.js";

console.log(describe());
