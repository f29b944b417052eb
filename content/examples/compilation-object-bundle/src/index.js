import { brew } from "../packages/tea/esm/index.js";
import { total } from "./total.js";
import { unused } from "./unused.js";

console.log(brew(total([1, 2])));
