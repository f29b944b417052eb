import { format } from "../../src/format.js";

console.log("home", format(350));
