import { createRequire } from "node:module";

const load = createRequire(import.meta.url, "shop");
console.log(load("./price.js"));
