import { globSync, statSync } from "node:fs";

for (const file of globSync("dist/{js,css}/*.{js,css}").sort()) {
  console.log(String(statSync(file).size).padStart(7), file.replaceAll("\\", "/"));
}
