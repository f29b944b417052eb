import /* webpackDefer: true */ * as chart from "./chart.js";
import /* webpackSource: true */ addition from "./add.wasm";

console.log("started", addition instanceof WebAssembly.Module);
console.log(chart.draw());

const later = await import(/* webpackSource: true */ "./add.wasm");
console.log(later instanceof WebAssembly.Module);
