import assert from "node:assert/strict";
import { test } from "node:test";
import { didYouMean, nearestName } from "./nearest-name.ts";

test("the nearest name is one of which at most half the letters differ", () => {
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

test("of equally near names the first is meant, and the limit can be narrower", () => {
  assert.equal(nearestName("bat", ["cat", "rat"]), "cat");
  assert.equal(nearestName("modules", ["module"], 0), undefined);
  assert.equal(nearestName("module", ["module"], 0), "module");
});

test("without a near name the remedy says what else to do", () => {
  assert.equal(didYouMean("a", "Remove it."), "Did you mean a?");
  assert.equal(didYouMean(undefined, "Remove it."), "Remove it.");
});
