import { readFileSync } from "node:fs";

console.log(readFileSync("dist/ssr-manifest.json", "utf8"));
