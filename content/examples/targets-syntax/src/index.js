import * as math from "./math.js";

console.log(Object.keys(math));
