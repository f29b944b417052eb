import { readFileSync, writeFileSync } from "node:fs";
import webpack from "webpack";
import config from "./webpack.config.js";

let built = Promise.withResolvers();
let hash;
const watching = webpack(config).watch({}, (error, stats) => {
  if (error) throw error;
  if (stats.hash !== hash) built.resolve();
  hash = stats.hash;
});

async function edit(file, from, to) {
  built = Promise.withResolvers();
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
  await built.promise;
}

await built.promise;
await import("./dist/main.mjs");
hot.addStatusHandler((status) => console.log(`  status: ${status}`));

await edit("src/clock.js", "clock v1", "clock v2");
console.log("replaced", await hot.check(true));

watching.close();
process.exit();
