import assert from "node:assert/strict";
import { test } from "node:test";
import { packIndex } from "#model/pack-index.ts";
import type { SearchRecord } from "#model/search-index.ts";
import { buildEngine } from "./build-engine.ts";
import { parseIndex } from "./parse-index.ts";
import { parseQuery } from "./parse-query.ts";
import { createPhraseScorer } from "./score-phrase.ts";

const RECORD: SearchRecord = {
  page: 0,
  id: "",
  level: 1,
  links: 0,
  title: "Loading images",
  names: [],
  listed: [],
  text: "Small pictures become part of the bundle. The bundle is split.",
  code: [],
  questions: [],
  messages: ["Module not found: Error: Can't resolve './a.png'"],
};
const engine = buildEngine(
  parseIndex(
    packIndex({
      pages: [{ url: "/guides/images/", title: "Loading images", keywords: [], description: "" }],
      records: [RECORD],
      synonyms: [],
      suggestions: [],
    }),
  ),
);

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
