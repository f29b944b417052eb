import { double } from "./dist/math.mjs";

console.log(double(21));
