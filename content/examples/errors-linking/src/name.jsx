import { pirce } from "./price.js";

console.log(pirce);
