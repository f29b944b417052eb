import assert from "node:assert/strict";
import { test } from "node:test";
import { readReference } from "./read-reference.ts";

const { entries } = await readReference();
const find = (name: string, owner?: string) => entries.find((entry) => entry.name === name && entry.owner === owner);
const defaultsOf = (name: string) =>
  find(name)?.defaults?.map(({ value, when }) => (when === undefined ? value : `${value} ${when}`));
const count = (category: string, owner?: string) =>
  entries.filter(
    (entry) =>
      entry.category === category && entry.sameAs === undefined && (owner === undefined || entry.owner === owner),
  ).length;

test("the whole of the installed packages is read", () => {
  assert.ok(count("options") >= 800, `${count("options")} options`);
  assert.ok(count("plugin-options") >= 200, `${count("plugin-options")} plugin options`);
  assert.ok(count("dev-server-options") >= 60, `${count("dev-server-options")} options of the server`);
  assert.ok(count("hooks", "Compilation") >= 90, `${count("hooks", "Compilation")} hooks of Compilation`);
  assert.ok(count("hooks", "Compiler") >= 30 && count("hooks", "JavascriptParser") >= 60);
  assert.ok(count("exports") >= 200 && count("cli") >= 20 && count("module-variables") >= 40);
});

test("defaults are what webpack fills in, per mode, target and setting", () => {
  assert.deepEqual(defaultsOf("optimization.minimize"), ["true in production", "false otherwise"]);
  assert.deepEqual(defaultsOf("output.environment.arrowFunction"), ["false for es5", "true otherwise"]);
  assert.deepEqual(defaultsOf("output.path"), ['path.resolve("dist")']);
  assert.deepEqual(defaultsOf("cache.idleTimeout"), ["60000"]);
  assert.deepEqual(defaultsOf("devServer.compress"), ["true"]);
  assert.deepEqual(defaultsOf("infrastructureLogging.colors"), ["true in a terminal", "false otherwise"]);
});

test("nothing of the machine is in it", () => {
  assert.ok(!JSON.stringify(entries).includes(process.cwd()));
});

test("types, versions and flags are known", () => {
  assert.equal(find("output.filename")?.type, "string | (pathData, assetInfo?) => string");
  assert.equal(find("Rule.test")?.flag, "--module-rules-test");
  assert.equal(find("output.clean")?.since, "5.20.0");
  assert.equal(find("shutdown", "Compiler")?.since, "5.17.0");
  assert.equal(find("assetEmitted", "Compiler")?.type, "AsyncSeriesHook (file, info)");
  assert.equal(find("resolveLoader.alias")?.sameAs, "resolve.alias");
});
