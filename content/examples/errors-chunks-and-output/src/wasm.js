import { add } from "./add.wasm";

console.log(add(1, 2));
