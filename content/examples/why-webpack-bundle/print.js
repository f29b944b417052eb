import { readFileSync } from "node:fs";

console.log(readFileSync("dist/main.js", "utf8"));
