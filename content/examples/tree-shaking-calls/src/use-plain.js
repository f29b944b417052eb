import { label } from "./plain.js";

console.log(label);
