export { round } from "./round.js";
export { sum } from "./sum.js";
