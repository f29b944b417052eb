import { shade } from "../lib/color.js";
import { upper } from "../lib/text.js";

console.log(upper("color"), shade(2));
