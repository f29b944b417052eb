import { pad } from "left-pad-es";

console.log(pad("5", 3));
