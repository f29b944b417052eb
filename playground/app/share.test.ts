import assert from "node:assert/strict";
import { test } from "node:test";
import { hashOf, isFilePath, projectOf } from "./share.ts";

test("a link holds the whole project, in characters that a URL allows", () => {
  const files = { "src/index.js": 'console.log("👋");\n', "webpack.config.js": "export default {};\n" };
  const hash = hashOf(files);
  assert.match(hash, /^#project=[\w-]+$/);
  assert.deepEqual(projectOf(hash), files);
});

test("another hash holds no project, and a damaged link is noticed", () => {
  assert.equal(projectOf("#how-it-works"), undefined);
  assert.equal(projectOf(hashOf({ "a.js": "1" }).slice(0, -4)), null);
  assert.equal(projectOf("#project=%00"), null);
});

test("a link can't name files outside the project, and nothing but text", () => {
  for (const files of [{ "../a.js": "" }, { "/a.js": "" }, { "a.js": 1 }, {}, ["a"], "a"])
    assert.equal(projectOf(hashOf(files as never)), null, JSON.stringify(files));
  assert.equal(projectOf(hashOf(JSON.parse('{ "__proto__": "x" }'))), null);
  assert.equal(isFilePath("src/[id]/page one.js"), true);
});

test("a link that would unpack to too much text is refused", () => {
  assert.equal(projectOf(hashOf({ "a.js": "a".repeat(3_000_000) })), null);
});
