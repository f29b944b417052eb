import { readFileSync } from "node:fs";

const stats = JSON.parse(readFileSync("stats.json", "utf8"));

function show(title, value) {
  const json = JSON.stringify(value, null, 2);
  const shorter = json.replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_all, items) => `[${items.replace(/\s+/g, " ")}]`);
  console.log(`\n${title} = ${shorter}`);
}

const main = stats.modules.find((module) => module.name === "./src/index.js + 2 modules");
const { modules, origins, ...chunk } = stats.chunks.find(({ names }) => names.includes("chart"));
const { issuerPath, reasons, ...price } = main.modules.find((module) => module.name === "./src/price.js");

show("Object.keys(stats)", Object.keys(stats));
show("stats.assets[2]", stats.assets[2]);
show("chunk", chunk);
show("origins of the chunk", origins);
show("stats.entrypoints.main", stats.entrypoints.main);
show("module", price);
show("reasons of the module", reasons);
show("issuerPath of a module", stats.modules.find((module) => module.name === "./src/chart.js").issuerPath);
show("stats.warnings", stats.warnings);
show("stats.logging.report", JSON.parse(JSON.stringify(stats.logging.report, (key, value) => (key === "time" ? undefined : value))));
