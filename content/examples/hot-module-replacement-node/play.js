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
say();
say();

console.log("--- edit greet.js");
await edit("src/greet.js", "Hello", "Good evening");
console.log("replaced", await hot.check(true));
say();

console.log("--- edit index.js");
await edit("src/index.js", "count = 0", "count = 100");
await hot.check(true).catch((problem) => console.log(problem.message));
say();
console.log("status:", hot.status());

watching.close();
