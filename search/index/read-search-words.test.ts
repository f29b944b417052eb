import assert from "node:assert/strict";
import { test } from "node:test";
import { readSearchWords } from "./read-search-words.ts";

test("has no word that leads to itself or is in two entries", async () => {
  const { synonyms } = await readSearchWords();
  const words = synonyms.flatMap((entry) => entry.words);
  assert.deepEqual(
    words.filter((word, position) => words.indexOf(word) !== position),
    [],
  );
  const circular = synonyms.filter((entry) => entry.means.some((meaning) => entry.words.includes(meaning)));
  assert.deepEqual(circular, []);
});
