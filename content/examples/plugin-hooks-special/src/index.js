import { price } from "./price.js";
import { add } from "./add.wasm";

console.log(add(price, 1));

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept("./price.js", () => console.log("new price"));
  import.meta.webpackHot.accept(["./price.js", "./add.wasm"]);
}
