import source addition from "./add.wasm";
import { add } from "./add.wasm";

console.log(addition instanceof WebAssembly.Module);

const { exports } = await WebAssembly.instantiate(addition);
console.log(exports.add(2, 3), add(2, 3));
