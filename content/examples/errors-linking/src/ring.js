export { tea } from "./ring-a.js";
