import assert from "node:assert/strict";
import { test } from "node:test";
import { firstSentence } from "./first-sentence.ts";

for (const [paragraph, sentence] of [
  ["Deletes old files. Turn it on in production.", "Deletes old files."],
  ["Names the file of\n each entry  point.", "Names the file of each entry point."],
  ["Needs Node 20.9 or newer. Older ones fail.", "Needs Node 20.9 or newer."],
  ["Runs in every module. webpack calls it twice.", "Runs in every module."],
  ["Choose one of these:", "Choose one of these."],
  ["", ""],
] as const) {
  test(`the first sentence of '${paragraph}'`, () => assert.equal(firstSentence(paragraph), sentence));
}
