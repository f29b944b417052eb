import { DEBUG, headline, unit } from "./flags.js";

if (DEBUG) console.log("debug");
console.log(headline, unit);
