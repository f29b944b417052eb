import * as library from "./dist/main.mjs";

console.log(Object.keys(library));
