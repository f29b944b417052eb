import { label } from "./label.cjs";

console.log(label, "admin");
