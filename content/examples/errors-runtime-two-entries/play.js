/** Loads both entries into one imitated page, edits the text of the first, and lets each runtime look for updates. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import webpack from "webpack";
import config from "./webpack.config.js";

const single = process.argv[2] === "single";
const compiler = webpack({ ...config, optimization: { runtimeChunk: single && "single" } });
let built = Promise.withResolvers();
let hash;
const watching = compiler.watch({}, (error, stats) => {
  if (stats.hash !== hash) built.resolve();
  hash = stats.hash;
});

const run = (name) => {
  try {
    vm.runInContext(readFileSync(path.join("dist", name), "utf8"), page, { filename: name });
  } catch (error) {
    console.log(`Uncaught ${error.name}: ${error.message}`);
  }
};
const appendChild = (script) => {
  run(script.src);
  script.onload({ type: "load", target: script });
};
const fetch = async (name) => {
  const text = readFileSync(path.join("dist", name), "utf8");
  return { ok: true, json: async () => JSON.parse(text) };
};
const document = {
  head: { appendChild },
  createElement: () => ({ setAttribute() {}, getAttribute: () => null }),
  getElementsByTagName: () => [],
};
const page = vm.createContext({ checks: {}, clearTimeout, console, document, fetch, setTimeout });
vm.runInContext("globalThis.self = globalThis", page);

await built.promise;
for (const name of [...(single ? ["runtime"] : []), "search", "cart"]) run(`${name}.js`);

built = Promise.withResolvers();
writeFileSync("src/search-text.js", `export const text = "${single ? "newest" : "new"}";\n`);
await built.promise;
for (const name of single ? ["search"] : ["search", "cart"]) {
  await page.checks[name]().catch((error) => console.log(`${name}: ${error.name}: ${error.message}`));
}
watching.close();
