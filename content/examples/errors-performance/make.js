import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const write = (file, text) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const words = (count) => Array.from({ length: count }, (_, index) => `"word ${index}"`).join(", ");

write("src/table.js", `export const table = [${words(6000)}];\n`);
write("src/photo.webp", "photo ".repeat(2000));
for (let page = 1; page <= 20; page++) write(`src/pages/page-${page}.js`, `export const title = "Page ${page}";\n`);

const pack = (folder, json, code) => {
  write(`${folder}/package.json`, JSON.stringify({ version: "1.0.0", main: "index.js", ...json }));
  write(`${folder}/index.js`, code);
};
pack("src/node_modules/dates", { name: "dates" }, `export const day = Date.now();\nexport const week = 7;\n`);
pack("src/node_modules/calendar", { name: "calendar" }, `export * from "./week.js";\nexport * from "./moon.js";\n`);
write("src/node_modules/calendar/week.js", `export const week = "Monday";\n`);
write("src/node_modules/calendar/moon.js", `console.log("moon");\nexport const moon = "full";\n`);
pack("src/node_modules/@babel/runtime", { name: "@babel/runtime" }, `module.exports = (source) => Object.assign({}, source);\n`);
pack("src/node_modules/money", { name: "money" }, `export const money = "EUR";\n`);
pack("src/lib/node_modules/money", { name: "money", version: "2.0.0" }, `export const money = "€";\n`);
