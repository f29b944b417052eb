import { title } from "./menu";

console.log(title);
