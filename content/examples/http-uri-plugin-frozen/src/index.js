import { shade } from "https://example.com/lib/color.js";

console.log(shade(3));
