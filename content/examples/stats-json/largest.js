import { readFileSync } from "node:fs";

const { modules } = JSON.parse(readFileSync("stats.json", "utf8"));
const files = modules.filter((module) => module.name.startsWith("./"));

for (const { name, size, reasons } of files.sort((a, b) => b.size - a.size)) {
  const importers = new Set(reasons.map((reason) => reason.moduleName).filter(Boolean));
  console.log(`${size} bytes ${name}, imported by ${[...importers].sort().join(" and ") || "nobody"}`);
}
