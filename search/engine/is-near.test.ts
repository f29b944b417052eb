import assert from "node:assert/strict";
import { test } from "node:test";
import { allowedEdits, editsBetween, lettersOf, mayBeNear } from "./is-near.ts";

test("counts inserted, missing, replaced and swapped letters as typos", () => {
  const table = [
    ["loader", "loader", 0],
    ["loder", "loader", 1],
    ["loaader", "loader", 1],
    ["loadar", "loader", 1],
    ["laoder", "loader", 1],
    ["contenthahs", "contenthash", 1],
    ["extermals", "externals", 1],
    ["plugin", "loader", Number.POSITIVE_INFINITY],
    ["a", "abcd", Number.POSITIVE_INFINITY],
  ] as const;
  for (const [a, b, edits] of table) assert.equal(editsBetween(a, b, 2), edits, `${a} ${b}`);
});

test("no near word is ruled out by its letters", () => {
  const words = ["loader", "loder", "loaders", "plugin", "plugins", "plgin", "output", "ouptut", "optimization"];
  for (const a of words) {
    for (const b of words) {
      if (editsBetween(a, b, 2) <= 2) assert.equal(mayBeNear(lettersOf(a), lettersOf(b), 2), true, `${a} ${b}`);
    }
  }
  assert.equal(mayBeNear(lettersOf("plugin"), lettersOf("loader"), 2), false);
});

test("the shorter the word, the fewer the typos", () => {
  assert.deepEqual([3, 4, 7, 8].map(allowedEdits), [0, 1, 1, 2]);
});
