import { pirce } from "./prices.js";
import "./cart.js";

console.log(pirce);
