import assert from "node:assert/strict";
import { test } from "node:test";
import { engineOf, recordOf } from "./engine-of.ts";
import { parseQuery } from "./parse-query.ts";
import { sectionsFirst } from "./sections-first.ts";

const engine = engineOf({
  records: [recordOf({ title: "Watch mode" }), recordOf({ id: "polling", level: 2, title: "Polling" })],
});

test("a section that says as much as its page, or names what the page doesn't, changes places with it, unless the page is what the query names", () => {
  const first = (query: string, section: { score: number; ownCoverage: number; special?: number; asked?: number }) => {
    const hits = [
      { record: 0, score: 10, ownCoverage: 1, contextCoverage: 1, special: 0, asked: 0, covered: 0 },
      { record: 1, contextCoverage: 1, special: 0, asked: 0, covered: 0, ...section },
    ];
    return sectionsFirst(engine, parseQuery(query), hits).find(({ score }) => score === 10)?.record;
  };
  const cases = [
    ["folders in vagrant", { score: 8, ownCoverage: 1 }, 1],
    ["folders in vagrant", { score: 8, ownCoverage: 0.5 }, 0],
    ["folders in vagrant", { score: 3, ownCoverage: 1 }, 0],
    ["folders in vagrant", { score: 5, ownCoverage: 0.5, special: 0.5 }, 1],
    ["folders in vagrant", { score: 3, ownCoverage: 0.5, special: 0.5 }, 0],
    ["folders in vagrant", { score: 2, ownCoverage: 0.5, asked: 0.7 }, 1],
    ["folders in vagrant", { score: 2, ownCoverage: 0.5, asked: 0.5 }, 0],
    ["watch mode", { score: 8, ownCoverage: 1 }, 0],
    ["watching", { score: 8, ownCoverage: 1 }, 0],
  ] as const;
  for (const [query, section, record] of cases) assert.equal(first(query, section), record, query);
});

test("a plugin's page that the query names without 'plugin' stays before its sections", () => {
  const plugins = engineOf({
    records: [recordOf({ title: "SplitChunksPlugin" }), recordOf({ id: "all", level: 2, title: "All chunks" })],
  });
  const hits = [
    { record: 0, score: 10, ownCoverage: 1, contextCoverage: 1, special: 0, asked: 0, covered: 0 },
    { record: 1, score: 8, ownCoverage: 1, contextCoverage: 1, special: 0, asked: 0, covered: 0 },
  ];
  const firstFor = (query: string) =>
    sectionsFirst(plugins, parseQuery(query), hits).find(({ score }) => score === 10)?.record;
  assert.equal(firstFor("split chunks"), 0);
  assert.equal(firstFor("all chunks"), 1);
});
