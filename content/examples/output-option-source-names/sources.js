import { readFileSync } from "node:fs";

console.log(JSON.parse(readFileSync("dist/maps/main.js.map", "utf8")).sources);
