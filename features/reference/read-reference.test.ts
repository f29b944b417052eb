import assert from "node:assert/strict";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { readReference } from "./read-reference.ts";

const { entries, flags } = await readReference();
const find = (name: string, owner?: string) => entries.find((entry) => entry.name === name && entry.owner === owner);
const defaultsOf = (name: string) =>
  find(name)?.defaults?.map(({ value, when }) => (when === undefined ? value : `${value} ${when}`));
const count = (category: string, owner?: string) =>
  entries.filter(
    (entry) =>
      entry.category === category && entry.sameAs === undefined && (owner === undefined || entry.owner === owner),
  ).length;

test("reads everything in the installed packages", () => {
  assert.ok(count("options") >= 800, `${count("options")} options`);
  assert.ok(count("plugin-options") >= 200, `${count("plugin-options")} plugin options`);
  assert.ok(count("dev-server-options") >= 60, `${count("dev-server-options")} options of the server`);
  assert.ok(count("hooks", "Compilation") >= 90, `${count("hooks", "Compilation")} hooks of Compilation`);
  assert.ok(count("hooks", "Compiler") >= 30 && count("hooks", "JavascriptParser") >= 60);
  assert.ok(count("exports") >= 200 && count("cli") >= 20 && count("module-variables") >= 40);
});

test("reads the defaults that webpack sets, per mode, target and setting", () => {
  assert.deepEqual(defaultsOf("optimization.minimize"), ["true in production", "false otherwise"]);
  assert.deepEqual(defaultsOf("output.environment.arrowFunction"), ["false for es5", "true otherwise"]);
  assert.deepEqual(defaultsOf("output.path"), ['path.resolve("dist")']);
  assert.deepEqual(defaultsOf("cache.idleTimeout"), ["60000"]);
  assert.deepEqual(defaultsOf("devServer.compress"), ["true"]);
  assert.deepEqual(defaultsOf("infrastructureLogging.colors"), ["true in a terminal", "false otherwise"]);
});

test("contains nothing that depends on the machine", () => {
  assert.ok(!JSON.stringify(entries).includes(process.cwd()));
});

test("knows types, versions and flags", () => {
  assert.equal(find("output.filename")?.type, "string | (pathData, assetInfo?) => string");
  assert.equal(find("Rule.test")?.flag, "--module-rules-test");
  assert.equal(find("performance")?.flag, "--no-performance");
  assert.equal(find("output.clean")?.since, "5.20.0");
  assert.equal(find("shutdown", "Compiler")?.since, "5.17.0");
  assert.equal(find("assetEmitted", "Compiler")?.type, "AsyncSeriesHook (file, info)");
  assert.equal(find("resolveLoader.alias")?.sameAs, "resolve.alias");
});

test("knows every spelling of a flag that webpack-cli accepts, and its values if no others are valid", () => {
  const flag = (option: string) => flags.find(({ options }) => options[0] === option);
  assert.deepEqual(flag("amd"), { names: ["--no-amd"], options: ["amd"], values: [] });
  assert.deepEqual(flag("mode"), {
    names: ["--mode"],
    options: ["mode"],
    values: ["development", "production", "none"],
  });
  assert.deepEqual(flag("devtool")?.names, ["--devtool", "--no-devtool", "--devtool-reset"]);
  assert.deepEqual(flag("devtool")?.values, []);
  assert.deepEqual(flag("module.rules[].exclude.glob")?.names, ["--module-rules-exclude-glob"]);
  assert.deepEqual(flag("devServer.hot")?.names, ["--hot", "--no-hot"]);
});

test("reads the reference once for the same packages", async () => {
  const folder = temporaryFolder();
  const reference = await readReference(folder);
  const [file = ""] = readdirSync(folder);
  const { ino } = statSync(join(folder, file));
  assert.deepEqual(await readReference(folder), reference);
  assert.deepEqual(readdirSync(folder), [file]);
  assert.equal(statSync(join(folder, file)).ino, ino, "A reference that is read again is a new file.");
});
