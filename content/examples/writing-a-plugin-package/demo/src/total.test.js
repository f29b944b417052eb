import { total } from "./total.js";

console.assert(total([]) === 0);
