import { greet } from "./gret.js";

console.log(greet("webpack"));
