import { label } from "./label.js";

console.log(label);
import.meta.webpackHot?.accept("./label.js", () => console.log(label));
