import { globSync, statSync } from "node:fs";

for (const file of globSync("dist/*.js").sort()) {
  console.log(String(statSync(file).size).padStart(7), file.replaceAll("\\", "/"));
}
