import { readFileSync } from "node:fs";

for (const name of ["old", "new"]) {
  const lines = readFileSync(`dist/${name}.js`, "utf8").split("\n");
  console.log(name);
  for (const line of lines) {
    if (/const double|module_cache__ =|require__\.o =/.test(line)) console.log("  " + line.replace("/******/", "").trim());
  }
}
