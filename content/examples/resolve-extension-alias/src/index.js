import { read } from "./storage.js";
import { add } from "./add.js";

console.log(read(), add(1, 2));
