export { shape as button } from "@ui/shape.js";
