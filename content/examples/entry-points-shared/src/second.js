import { next } from "./counter.js";

console.log("second:", next());
