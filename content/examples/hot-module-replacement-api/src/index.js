import { price } from "./price.js";
import "./limit.js";
import "./fragile.js";
import "./fixed.js";

globalThis.hot = import.meta.webpackHot;
console.log("price", price);

import.meta.webpackHot.accept("./price.js", (outdated) => console.log("price", price, outdated));
import.meta.webpackHot.accept("./limit.js", () => console.log("limit.js invalidated itself"));
import.meta.webpackHot.decline("./fixed.js");
