import { names } from "./names.js";

console.log(names.join(" and "));
