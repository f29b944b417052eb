import assert from "node:assert/strict";
import { test } from "node:test";
import { packIndex } from "#model/pack-index.ts";
import type { SearchRecord } from "#model/search-index.ts";
import { buildEngine } from "./build-engine.ts";
import { parseIndex } from "./parse-index.ts";
import { parseQuery } from "./parse-query.ts";
import { scoreScope } from "./score-scope.ts";

function recordOf(page: number, title: string, level: number): SearchRecord {
  const nothing = { links: 0, names: [], listed: [], text: "", code: [], messages: [], questions: [] };
  return { ...nothing, page, level, title, id: level === 1 ? "" : title };
}

const engine = buildEngine(
  parseIndex(
    packIndex({
      pages: [
        { url: "/loaders/css-loader/", title: "css-loader", keywords: [], description: "", package: "current" },
        { url: "/loaders/style-loader/", title: "style-loader", keywords: [], description: "", package: "current" },
      ],
      records: [
        recordOf(0, "css-loader", 1),
        recordOf(0, "modules", 2),
        recordOf(0, "modules and what else they are for", 2),
        recordOf(1, "style-loader", 1),
        recordOf(1, "modules", 2),
      ],
      synonyms: [],
      suggestions: [],
    }),
  ),
);
const scopeFor = (query: string) => scoreScope(engine, parseQuery(query));

test("a query that names a page prefers its sections that the other words name, the more exactly the more", () => {
  const bonus = scopeFor("css-loader modules");
  assert.deepEqual([...bonus.keys()].sort(), [1, 2]);
  assert.ok((bonus.get(1) ?? 0) > 20);
  assert.ok((bonus.get(1) ?? 0) > (bonus.get(2) ?? 0));
});

test("messages, long questions and a page's name alone have no scope", () => {
  for (const query of ["css-loader", "Error: css-loader modules failed", "css-loader modules with two more lists"])
    assert.equal(scopeFor(query).size, 0, query);
});
