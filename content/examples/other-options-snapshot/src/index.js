import { greet } from "../vendor/greet/index.js";

console.log(greet("reader"));
