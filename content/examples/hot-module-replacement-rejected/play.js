import { writeFileSync } from "node:fs";
import webpack from "webpack";
import config from "./webpack.config.js";

let built = Promise.withResolvers();
let hash;
const watching = webpack(config).watch({}, (error, stats) => {
  if (error) throw error;
  if (stats.hash !== hash) built.resolve();
  hash = stats.hash;
});

await built.promise;
await import("./dist/main.mjs");

built = Promise.withResolvers();
writeFileSync("src/price.js", "export const price = 4;\n");
await built.promise;
await hot.check();
await hot.apply().catch((error) => console.log("apply rejects:", error.message));
console.log("status:", hot.status());
try {
  await hot.check();
} catch (error) {
  console.log("next check:", error.message);
}

watching.close();
