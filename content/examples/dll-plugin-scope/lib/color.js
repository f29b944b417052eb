import { hex } from "./hex.js";

export const shade = (n) => hex(n, n, n);
