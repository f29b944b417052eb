import { readdirSync, readFileSync } from "node:fs";

console.log(readFileSync("dist/index.html", "utf8"));
console.log(readdirSync("dist").join(" "));
