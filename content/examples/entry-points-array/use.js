import * as bundle from "./dist/main.mjs";

console.log(Object.keys(bundle));
