import { name } from "./name.js";

console.log(name);
