export * from "./price.js";
export * as price from "./price.js";
export { default as Price, "in cents" as cents } from "./price.js";
