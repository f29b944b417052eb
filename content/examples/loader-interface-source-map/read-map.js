import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";

const code = readFileSync("dist/main.js", "utf8").split("\n");
const map = new SourceMap(JSON.parse(readFileSync("dist/main.js.map", "utf8")));
const line = code.findIndex((text) => text.includes("console.log("));
const { originalSource, originalLine } = map.findEntry(line, 0);

console.log(originalSource, "line", originalLine + 1);
console.log("name.txt in the map:", map.payload.sources.some((file) => file.endsWith("name.txt")));
