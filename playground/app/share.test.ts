import assert from "node:assert/strict";
import { test } from "node:test";
import { hashOf, isFilePath, projectOf } from "./share.ts";

test("encodes a whole project in characters that a URL allows", () => {
  const files = { "src/index.js": 'console.log("👋");\n', "webpack.config.js": "export default {};\n" };
  const hash = hashOf(files);
  assert.match(hash, /^#project=[\w-]+$/);
  assert.deepEqual(projectOf(hash), files);
});

test("ignores other hashes and reports damaged links", () => {
  assert.equal(projectOf("#how-it-works"), undefined);
  assert.equal(projectOf(hashOf({ "a.js": "1" }).slice(0, -4)), null);
  assert.equal(projectOf("#project=%00"), null);
});

test("accepts only text files inside the project", () => {
  for (const files of [{ "../a.js": "" }, { "/a.js": "" }, { "a.js": 1 }, {}, ["a"], "a"])
    assert.equal(projectOf(hashOf(files as never)), null, JSON.stringify(files));
  assert.equal(projectOf(hashOf(JSON.parse('{ "__proto__": "x" }'))), null);
  assert.equal(isFilePath("src/[id]/page one.js"), true);
});

test("rejects links that unpack to too much text", () => {
  assert.equal(projectOf(hashOf({ "a.js": "a".repeat(3_000_000) })), null);
});
