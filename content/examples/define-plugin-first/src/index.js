import { inspect } from "./inspect.js";

if (DEBUG) inspect();
console.log(VERSION, process.env.API);
