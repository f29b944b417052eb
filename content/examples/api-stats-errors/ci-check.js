import { readFileSync } from "node:fs";

const { errors } = JSON.parse(readFileSync("stats.json", "utf8"));

for (const { message, moduleName = "webpack", loc, moduleTrace = [] } of errors) {
  console.log(`${moduleName}:${loc} ${message}`);
  for (const { originName, dependencies } of moduleTrace) {
    console.log(`  imported by ${originName}:${dependencies[0].loc}`);
  }
}

console.log(JSON.stringify(errors, null, 2));
process.exitCode = errors.length > 0 ? 1 : 0;
