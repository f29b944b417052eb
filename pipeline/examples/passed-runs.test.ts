import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readPassedRuns, runKey } from "./passed-runs.ts";

test("a run that passed is remembered until something that goes into it changes", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "passed-runs-"));
  context.after(() => rm(folder, { recursive: true }));
  const file = join(folder, "deep", "passed.json");
  const files = new Map([["webpack.config.js", "export default {};"]]);
  const first = await readPassedRuns(file);
  assert.equal(first.has("a", runKey(files, "webpack 1")), false);
  first.add("a", runKey(files, "webpack 1"));
  await first.save();
  const second = await readPassedRuns(file);
  assert.equal(second.has("a", runKey(files, "webpack 1")), true);
  assert.equal(second.has("b", runKey(files, "webpack 1")), false);
  assert.equal(second.has("a", runKey(files, "webpack 2")), false);
  assert.equal(second.has("a", runKey(new Map([...files, ["a.js", ""]]), "webpack 1")), false);
});

test("a damaged record remembers nothing and stops nobody", async (context) => {
  const folder = await mkdtemp(join(tmpdir(), "passed-runs-"));
  context.after(() => rm(folder, { recursive: true }));
  const file = join(folder, "passed.json");
  for (const text of ['{"a": "ke', "[1]", "null", '{"a": 1}']) {
    await writeFile(file, text);
    assert.equal((await readPassedRuns(file)).has("a", "1"), false, text);
  }
});
