export { tea } from "./ring-b.js";
