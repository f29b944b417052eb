import assert from "node:assert/strict";
import { test } from "node:test";
import { engineOf, pageOf, recordOf } from "./engine-of.ts";
import { parseQuery } from "./parse-query.ts";
import { preferFrequentlyAsked } from "./prefer-frequently-asked.ts";

const PAGES = ["Output", "Caching"];
const QUESTIONS = [[], ["change the folder", "rename dist", "other directory"], [], [], []];
const records = PAGES.flatMap((title, page) => [
  recordOf({ page, title }),
  recordOf({ page, id: "first", level: 2, title: "Folders of the build", questions: QUESTIONS[page + 1] ?? [] }),
]);
const engine = engineOf({ pages: PAGES.map((title) => pageOf({ url: `/${title}/`, title })), records });

/** Returns records in their order after ranking, given scores by record. */
function orderOf(query: string, scores: Record<number, number>): number[] {
  const shares = { ownCoverage: 1, contextCoverage: 1, special: 0, asked: 0, covered: 0 };
  const hits = Object.entries(scores).map(([record, score]) => ({ record: Number(record), score, ...shares }));
  return preferFrequentlyAsked(engine, parseQuery(query), hits)
    .sort((a, b) => b.score - a.score)
    .map(({ record }) => record);
}

test("for a question, a section with many questions comes before one with a similar score", () => {
  assert.deepEqual(orderOf("where does the bundler write files", { 1: 9, 3: 10 }), [1, 3]);
  assert.deepEqual(orderOf("where does the bundler write files", { 1: 2, 3: 10 }), [3, 1]);
});

test("names and messages keep their order", () => {
  assert.deepEqual(orderOf("output path", { 1: 9, 3: 10 }), [3, 1]);
  assert.deepEqual(orderOf("folders of the build", { 1: 9, 3: 10 }), [3, 1]);
  assert.deepEqual(orderOf("TypeError: Cannot read properties of undefined", { 1: 9, 3: 10 }), [3, 1]);
});

test("of similar sections, the one whose page has other hits comes first", () => {
  assert.deepEqual(orderOf("where does the bundler write files", { 0: 9.9, 2: 10, 3: 7 }), [2, 0, 3]);
  assert.deepEqual(orderOf("where does the bundler write files", { 0: 9.9, 2: 10, 1: 5 }), [1, 0, 2]);
});
