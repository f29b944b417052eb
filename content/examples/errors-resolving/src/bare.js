import { title } from "menu.js";

console.log(title);
