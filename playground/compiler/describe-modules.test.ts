import assert from "node:assert/strict";
import { test } from "node:test";
import { createFsFromVolume, Volume } from "memfs";
import webpack, { type Configuration } from "webpack";
import { describeModules, WANTED_OF_MODULES } from "./describe-modules.ts";

/** Builds files in memory and returns the facts about their modules by file name. */
async function factsOf(files: Record<string, string>, configuration: Configuration = {}) {
  const volume = createFsFromVolume(Volume.fromJSON(files, "/project"));
  const compiler = webpack({ mode: "production", context: "/project", ...configuration });
  Object.assign(compiler, { inputFileSystem: volume, outputFileSystem: volume, intermediateFileSystem: volume });
  const { promise, resolve, reject } = Promise.withResolvers<webpack.Stats>();
  compiler.run((error, stats) => (stats === undefined ? reject(error) : resolve(stats)));
  const stats = await promise;
  assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, []);
  const { modules = [] } = stats.toJson({ all: false, ...WANTED_OF_MODULES });
  const described = describeModules(modules, 0);
  const names = new Map(described.map(({ id, name }) => [id, name]));
  return new Map(
    described.map(({ id: _, importers, ...module }) => [
      module.name.replace("./src/", ""),
      { ...module, importers: importers.map(({ id, isActive }) => ({ name: names.get(id), isActive })) },
    ]),
  );
}

const FILES = {
  "package.json": '{ "sideEffects": false }',
  "src/index.js":
    'import { price } from "./price.js"; import { logo } from "./barrel.js"; import { unused } from "./unused.js";\n' +
    'console.log(price(3), logo()); import("./later.js").then(console.log); console.log(require("./common.js"));',
  "src/price.js": 'import { RATE } from "./rate.js"; export const price = (n) => n * RATE; export const refund = 1;',
  "src/rate.js": "export const RATE = 2;",
  "src/barrel.js": 'export { logo } from "./logo.js"; export { unused } from "./unused.js";',
  "src/logo.js": 'export function logo() { return document.title + "logo"; }',
  "src/unused.js": "export function unused() { return document.title; }",
  "src/later.js": "export const thanks = document.title;",
  "src/common.js": "module.exports = 1;",
};

test("describes each module's state in production", async () => {
  const facts = await factsOf(FILES);
  const states = Object.fromEntries([...facts].map(([name, { state }]) => [name, state]));
  assert.deepEqual(states, {
    "index.js": "kept",
    "price.js": { concatenated: "./src/index.js" },
    "logo.js": { concatenated: "./src/index.js" },
    "rate.js": "inlined",
    "barrel.js": "skipped",
    "unused.js": "removed",
    "later.js": "kept",
    "common.js": "kept",
  });
});

test("describes a module's importers, used exports and bailouts", async () => {
  const facts = await factsOf(FILES);
  assert.equal(facts.get("index.js")?.isEntry, true);
  assert.deepEqual(facts.get("price.js")?.importers, [{ name: "./src/index.js", isActive: true }]);
  assert.deepEqual(facts.get("price.js")?.usedExports, ["price"]);
  assert.deepEqual(facts.get("price.js")?.providedExports, ["price", "refund"]);
  assert.equal(
    facts.get("unused.js")?.importers.every(({ isActive }) => !isActive),
    true,
  );
  assert.match(facts.get("common.js")?.bailouts.join() ?? "", /module\.exports is used directly/);
});

test("keeps every module in development", async () => {
  const facts = await factsOf(FILES, { mode: "development" });
  assert.equal(facts.get("price.js")?.state, "kept");
  assert.equal(facts.get("rate.js")?.state, "kept");
});
