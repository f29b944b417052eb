import assert from "node:assert/strict";
import { test } from "node:test";
import { createFullText, wordsOf } from "./full-text.ts";

function section(page: number, text: string, title = "") {
  return {
    page,
    fields: [
      { text, weight: 1 },
      { text: title, weight: 4 },
    ],
  };
}

test("splits a text into stems, and identifiers also into their parts", () => {
  assert.deepEqual(wordsOf("How to use splitChunks for caching"), ["splitchunk", "split", "chunk", "cach"]);
});

test("rare words, titles and short sections count more", () => {
  const match = createFullText([
    section(0, "a bundle with a port"),
    section(0, "a bundle with a font"),
    section(1, "a bundle", "port"),
    section(1, "a bundle and many other words that say nothing of its port at all"),
  ]);
  const { sections, pages } = match(new Map(wordsOf("bundle port").map((word) => [word, 1])));
  const order = [...sections.keys()].sort((a, b) => (sections[b] ?? 0) - (sections[a] ?? 0));
  assert.deepEqual(order, [2, 0, 3, 1]);
  assert.equal(sections[2], 1);
  assert.equal(pages[1], 1);
  assert.ok((pages[0] ?? 1) < 1);
});

test("words that no section has match nothing", () => {
  const { sections, pages } = createFullText([section(0, "a bundle")])(new Map([["absent", 1]]));
  assert.deepEqual([[...sections], [...pages]], [[0], [0]]);
});
