import assert from "node:assert/strict";
import { test } from "node:test";
import { didYouMean, nearestName } from "./nearest-name.ts";

test("finds a name in which at most half of the letters differ", () => {
  const names = ["title", "description", "sort", "group"];
  const table = [
    ["descripton", "description"],
    ["titel", "title"],
    ["srot", "sort"],
    ["Sort", "sort"],
    ["layout", undefined],
    ["x", undefined],
    ["", undefined],
  ] as const;
  for (const [name, expected] of table) assert.equal(nearestName(name, names), expected, name);
});

test("prefers the first of equally similar names, and accepts a lower limit", () => {
  assert.equal(nearestName("bat", ["cat", "rat"]), "cat");
  assert.equal(nearestName("modules", ["module"], 0), undefined);
  assert.equal(nearestName("module", ["module"], 0), "module");
});

test("suggests something else if no name is similar", () => {
  assert.equal(didYouMean("a", "Remove it."), "Did you mean a?");
  assert.equal(didYouMean(undefined, "Remove it."), "Remove it.");
});
