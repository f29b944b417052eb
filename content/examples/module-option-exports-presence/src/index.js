import { totl } from "./sum.js";

console.log(totl);
