import { title } from "../lib/menu.js";

console.log(title);
