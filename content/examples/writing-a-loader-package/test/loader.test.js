import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { build } from "./build.js";

const english = { title: "Tea shop", greeting: "Hello", delete: "Remove" };

test("exports every message under its key", async () => {
  const { exports, warnings } = await build("./en.messages");
  assert.deepEqual(exports, english);
  assert.deepEqual(warnings, []);
});

test("uses the fallback for missing messages and reports them", async () => {
  const { exports, warnings } = await build("./de.messages", { fallback: "./en.messages" });
  assert.deepEqual(exports, { ...english, title: "Teeladen" });
  assert.equal(warnings.length, 1);
  assert.match(warnings[0].message, /Missing messages: greeting, delete\. Using the fallback \.\/en\.messages\./);
});

test("rebuilds when the fallback changes", async () => {
  const { stats } = await build("./de.messages", { fallback: "./en.messages" });
  const fallback = path.join(import.meta.dirname, "fixtures", "en.messages");
  assert.ok(stats.compilation.fileDependencies.has(fallback));
});

test("can report missing messages as errors, or not at all", async () => {
  const strict = await build("./de.messages", { fallback: "./en.messages", missing: "error" });
  assert.match(strict.errors[0].message, /Module Error .*\n.*Missing messages: greeting, delete/);
  const silent = await build("./de.messages", { fallback: "./en.messages", missing: "ignore" });
  assert.deepEqual([...silent.warnings, ...silent.errors], []);
});

test("doesn't use a file as its own fallback", async () => {
  const { exports } = await build("./en.messages", { fallback: "./en.messages" });
  assert.deepEqual(exports, english);
});

test("reports the line of a mistake", async () => {
  const { errors } = await build("./broken.messages");
  assert.match(errors[0].message, /Line 2 is not "key = text": no equals sign/);
});

test("rejects unknown options", async () => {
  const { errors } = await build("./en.messages", { fallbak: "./en.messages" });
  assert.match(errors[0].message, /Invalid options object\. Messages Loader .*\n.*unknown property 'fallbak'/);
});
