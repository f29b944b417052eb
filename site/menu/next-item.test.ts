import assert from "node:assert/strict";
import { test } from "node:test";
import { nextItem } from "./next-item.ts";

test("arrow keys move and wrap, Home and End go to the ends", () => {
  const cases: [string, number, number, number | undefined][] = [
    ["ArrowDown", -1, 3, 0],
    ["ArrowDown", 0, 3, 1],
    ["ArrowDown", 2, 3, 0],
    ["ArrowUp", -1, 3, 2],
    ["ArrowUp", 0, 3, 2],
    ["ArrowUp", 2, 3, 1],
    ["Home", 2, 3, 0],
    ["End", 0, 3, 2],
    ["a", 0, 3, undefined],
    ["ArrowDown", -1, 0, undefined],
  ];
  for (const [key, index, count, expected] of cases)
    assert.equal(nextItem(key, index, count), expected, `${key} ${index}`);
});
