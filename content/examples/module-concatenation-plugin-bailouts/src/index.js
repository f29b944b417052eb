import { area } from "./shapes/circle.js";
import { format } from "./format.js";
import old from "./old.cjs";
import * as colors from "./colors.js";

console.log(format(area(2)), old.version, colors[process.argv[2]]);
import("./lazy.js").then(({ text }) => console.log(text));
