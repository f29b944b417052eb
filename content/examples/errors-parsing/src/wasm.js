import { add } from "./add.bin";

console.log(add(1, 2));
