import { number } from "./number.js";
import { version } from "./generated/version.js";

console.log(number, version);
