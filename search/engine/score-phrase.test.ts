import assert from "node:assert/strict";
import { test } from "node:test";
import { engineOf, recordOf } from "./engine-of.ts";
import { parseQuery } from "./parse-query.ts";
import { createPhraseScorer } from "./score-phrase.ts";

const engine = engineOf({
  records: [
    recordOf({
      title: "Loading images",
      text: "Small pictures become part of the bundle. The bundle is split.",
      messages: ["Module not found: Error: Can't resolve './a.png'"],
    }),
  ],
});

function bonusFor(query: string): number {
  return createPhraseScorer(engine, parseQuery(query))(0);
}

test("words beside each other count in any form and order, more in a title than in a text", () => {
  assert.ok(bonusFor("load image") > bonusFor("small picture"));
  assert.equal(bonusFor("image loading"), bonusFor("load images"));
  assert.ok(bonusFor("small picture") > 0);
  assert.deepEqual([bonusFor("small bundle"), bonusFor("images"), bonusFor("of the")], [0, 0, 0]);
});

test("scores the longest run of a message", () => {
  assert.ok(bonusFor("Error: Can't resolve './b.png'") > bonusFor("Error: Can't compute './b.png' of all"));
});
