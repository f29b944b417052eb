import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { checkProse } from "./prose.ts";

const told = (body: string) => lines(checkProse(sourcePageOf("a.md", withTitle(body))));

test("words that tell nothing are told where they stand", () => {
  assert.deepEqual(
    told("You simply run it. **Please note** that it is\neasy.\n").map((line) => line.replace(/ tells.*/, "")),
    ["4:5 warning prose 'simply'", "4:22 warning prose 'Please note'", "5:1 warning prose 'easy'"],
  );
  assert.deepEqual(told('It is easier to find. `simply` is code, "simply" a word.\n\n    easy\n'), []);
});

test("a sentence of more than 45 words is told; code is one word, and a colon ends a sentence", () => {
  const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  assert.deepEqual(told(`One two. ${words(45)}. Three: ${words(44)} \`a b c\`.\n`), []);
  assert.deepEqual(told(`One two. Then ${words(45)}.\n`), [
    "4:1 warning prose The sentence that begins 'Then word word word word' has 46 words. | Make two of it: no sentence needs more than 45.",
  ]);
});
