import assert from "node:assert/strict";
import { test } from "node:test";
import { packIndex } from "#model/pack-index.ts";
import type { SearchRecord } from "#model/search-index.ts";
import { buildEngine } from "./build-engine.ts";
import { parseIndex } from "./parse-index.ts";
import { parseQuery } from "./parse-query.ts";
import { sectionsFirst } from "./sections-first.ts";

const rest: Omit<SearchRecord, "id" | "level" | "title"> = {
  page: 0,
  links: 0,
  names: [],
  listed: [],
  text: "",
  code: [],
  messages: [],
  questions: [],
};
const engine = buildEngine(
  parseIndex(
    packIndex({
      pages: [{ url: "/guides/watch/", title: "Watch mode", keywords: [], description: "" }],
      records: [
        { ...rest, id: "", level: 1, links: 0, title: "Watch mode" },
        { ...rest, id: "polling", level: 2, title: "Polling" },
      ],
      synonyms: [],
      suggestions: [],
    }),
  ),
);

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
