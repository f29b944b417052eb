import { globSync } from "node:fs";

console.log(globSync("build/**/*.*").sort().join("\n"));
