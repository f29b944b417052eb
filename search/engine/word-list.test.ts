import assert from "node:assert/strict";
import { test } from "node:test";
import { createWordList } from "./word-list.ts";

test("words are found by their beginning and by typos, also those that came later", () => {
  const list = createWordList();
  const begun = (start: string) => list.withPrefix(start).map(list.word);
  const near = (word: string) => list.near(word).map(({ number, edits }) => [list.word(number), edits]);
  for (const word of ["loader", "loaders", "load", "plugin"]) list.add(word);
  assert.deepEqual(begun("loa"), ["loader", "loaders", "load"]);
  assert.deepEqual(begun("loader"), ["loader", "loaders"]);
  assert.deepEqual(near("laoder"), [["loader", 1]]);
  list.add("loadre");
  assert.deepEqual(begun("loa"), ["loader", "loaders", "load", "loadre"]);
  assert.deepEqual(near("loader"), [
    ["loader", 0],
    ["loaders", 1],
    ["loadre", 1],
  ]);
});
