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
  console.log(`--- edit ${file}`);
  built = Promise.withResolvers();
  writeFileSync(`src/${file}`, readFileSync(`src/${file}`, "utf8").replace(from, to));
  await built.promise;
}

await built.promise;
await import("./dist/main.mjs");
console.log("check without changes:", await hot.check());

await edit("price.js", "3", "4");
console.log("check:", await hot.check(), hot.status());
console.log("apply:", await hot.apply(), hot.status());

await edit("limit.js", "10", "20");
console.log("replaced:", await hot.check(true));

await edit("fragile.js", "let broken = false", "let broken = true");
console.log("replaced:", await hot.check(true));

await edit("fixed.js", "1", "2");
const onDeclined = ({ type, moduleId, parentId }) => console.log({ type, moduleId, parentId });
await hot.check({ onDeclined }).catch((error) => console.log(error.message));
console.log("status:", hot.status());

watching.close();
