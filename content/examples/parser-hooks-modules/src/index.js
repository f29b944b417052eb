import sum, { vat as tax } from "./sum.js"; // the tax is in percent
import * as all from "./sum.js";
export { vat } from "./sum.js";
export * from "./sum.js";

export const total = sum(100, tax);
const names = Object.keys(all);
export { names as list };
const { default: late } = await import("./sum.js");
export default total + late(0, 0);

console.log(total, names.length);
