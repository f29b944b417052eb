import { next } from "./counter.js";

console.log("first:", next());
