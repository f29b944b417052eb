import { readFileSync, readdirSync } from "node:fs";

const file = readdirSync("dist").find((name) => name.startsWith("runtime."));
const source = readFileSync(`dist/${file}`, "utf8");
const map = source.split("\n").find((line) => line.includes("__webpack_require__.u ="));
console.log(map.replace(/^[/*\s]+/, ""));
