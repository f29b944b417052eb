import { readFileSync } from "node:fs";

console.log(readFileSync("dist/index.html", "utf8").replaceAll("><", ">\n<"));
