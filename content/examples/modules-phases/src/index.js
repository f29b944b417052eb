import defer * as report from "./report.js";
import source adder from "./add.wasm";
import { add } from "./add.wasm";

console.log("index.js runs");
console.log(report.title);
console.log(adder instanceof WebAssembly.Module, add(2, 3));
