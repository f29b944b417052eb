import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../../test/source-page-of.ts";
import { checkLongSentences } from "./long-sentence.ts";

const reported = (body: string) => lines(checkLongSentences(sourcePageOf("a.md", withTitle(body))));

test("reports a sentence of more than 45 words, where code counts as one word and a colon ends the sentence", () => {
  const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  assert.deepEqual(reported(`One two. ${words(45)}. Three: ${words(44)} \`a b c\`.\n`), []);
  assert.deepEqual(reported(`One two. Then ${words(45)}.\n`), [
    "4:1 warning prose The sentence that starts with 'Then word word word word' has 46 words. | Split it. A sentence needs at most 45 words.",
  ]);
});
