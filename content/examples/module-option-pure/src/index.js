import { spacing } from "./theme.js";

console.log(spacing);
