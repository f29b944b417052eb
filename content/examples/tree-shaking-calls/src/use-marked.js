import { label } from "./marked.js";

console.log(label);
