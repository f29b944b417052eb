import assert from "node:assert/strict";
import { test } from "node:test";
import { NEWEST } from "#model/webpack-versions.ts";
import { hashOf, isFilePath, linkHash, projectOf } from "./share.ts";

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
  assert.equal(isFilePath("src/[id]/page one.js"), true);
});

test("keeps files whose names an object inherits", () => {
  const files = JSON.parse('{ "__proto__": "1;", "toString": "2;", "constructor": "3;" }');
  assert.deepEqual(Object.entries(projectOf(hashOf(files)) ?? {}), Object.entries(files));
});

test("a project that a link couldn't hold or open has none", () => {
  assert.equal(linkHash({ "a.js": "1;" }, NEWEST), hashOf({ "a.js": "1;" }));
  const random = Array.from({ length: 10_000 }, (_, index) => ((index * 7919) ** 3).toString(36)).join("");
  for (const text of [random, "a".repeat(3_000_000), "é".repeat(1_500_000)])
    assert.equal(linkHash({ "a.js": text }, NEWEST), undefined);
});

test("rejects links that unpack to too much text", () => {
  assert.equal(projectOf(hashOf({ "a.js": "a".repeat(3_000_000) })), null);
});
