import { colour } from "./colour.js";
import { size } from "./size.js";
import { version } from "./generated/version.js";

console.log(colour, size, version);
