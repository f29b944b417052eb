import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { checkProse } from "./prose.ts";

const reported = (body: string) => lines(checkProse(sourcePageOf("a.md", withTitle(body))));

test("reports empty words with their places", () => {
  assert.deepEqual(
    reported("You simply run it. **Please note** that it is\neasy.\n").map((line) => line.replace(/ tells.*/, "")),
    ["4:5 warning prose 'simply'", "4:22 warning prose 'Please note'", "5:1 warning prose 'easy'"],
  );
  assert.deepEqual(reported('It is easier to find. `simply` is code, "simply" a word.\n\n    easy\n'), []);
});

test("reports a sentence of more than 45 words, where code counts as one word and a colon ends the sentence", () => {
  const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  assert.deepEqual(reported(`One two. ${words(45)}. Three: ${words(44)} \`a b c\`.\n`), []);
  assert.deepEqual(reported(`One two. Then ${words(45)}.\n`), [
    "4:1 warning prose The sentence that starts with 'Then word word word word' has 46 words. | Split it. A sentence needs at most 45 words.",
  ]);
});
