import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsOfText } from "./words-of-text.ts";

test("finds where words start, without the punctuation around them", () => {
  assert.deepEqual(wordsOfText("The page’s “bundle”, (don't) — tree-shaking."), [
    { word: "The", offset: 0, whole: "The" },
    { word: "page", offset: 4, whole: "page" },
    { word: "bundle", offset: 12, whole: "bundle" },
    { word: "don't", offset: 22, whole: "don't" },
    { word: "tree", offset: 31, whole: "tree-shaking" },
    { word: "shaking", offset: 36, whole: "tree-shaking" },
  ]);
});

test("ignores what isn't an English word", () => {
  for (const text of [
    "a.js",
    "node_modules",
    "sha256",
    "https://x",
    "camelCase",
    "ESTree",
    "CSS",
    "call()",
    "./src",
    "--env",
    "of",
  ]) {
    assert.deepEqual(wordsOfText(text), [], text);
  }
});
