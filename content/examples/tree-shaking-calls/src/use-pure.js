import { label } from "./pure.js";

console.log(label);
