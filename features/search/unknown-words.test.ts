import assert from "node:assert/strict";
import { test } from "node:test";
import { featuresOfWord } from "#search/model/embedding-features.ts";
import { unknownWords } from "./unknown-words.ts";

const sections = ["Cache files", "Cache results", "Cached lizards", "Lizards", "lizard colors"].map((title) => ({
  title,
  excerpt: "",
  questions: [],
}));

function tableOf(...words: string[]) {
  const hashes = Uint32Array.from(words.flatMap((word) => featuresOfWord(word).slice(0, 1))).sort();
  return { width: 2, hashes, scales: new Float32Array(words.length), cells: new Uint8Array(words.length) };
}

test("lists words of three sections or more that have no vector", () => {
  const { findings } = unknownWords(
    [...sections, { title: "cache", excerpt: "Lizards", questions: ["lizards"] }],
    tableOf("cache"),
  );
  assert.deepEqual(
    findings.map(({ subject }) => subject),
    ["lizards"],
  );
});

test("finds nothing if all common words have a vector", () => {
  assert.deepEqual(unknownWords(sections, tableOf("cache", "lizard")).findings, []);
});
