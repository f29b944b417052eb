import { title } from "./mneu.js";

console.log(title);
