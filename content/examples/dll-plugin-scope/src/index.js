import { shade } from "vendor/lib/color";
import { hex } from "vendor/lib/hex.js";

console.log(shade(3), hex(1, 2, 3));
