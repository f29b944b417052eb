export { square, cube } from "./square.js";
export { circle } from "./circle.js";
export { point } from "./point.js";
