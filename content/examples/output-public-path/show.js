import { readFileSync } from "node:fs";

console.log(readFileSync("dist/index.html", "utf8"));
console.log(readFileSync("dist/css/style.css", "utf8"));
