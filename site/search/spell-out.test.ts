import assert from "node:assert/strict";
import { test } from "node:test";
import { packIndex } from "#model/pack-index.ts";
import type { SearchRecord } from "#model/search-index.ts";
import { buildEngine } from "./build-engine.ts";
import { parseIndex } from "./parse-index.ts";
import { spellOut } from "./spell-out.ts";

function pageCalled(title: string, page: number): SearchRecord {
  return { page, id: "", level: 1, title, names: [], listed: [], text: "", code: [], messages: [] };
}

const TITLES = ["Tree Shaking", "Entry Points", "SplitChunksPlugin"];
const engine = buildEngine(
  parseIndex(
    packIndex({
      pages: TITLES.map((title) => ({ url: `/guides/${title}/`, title, keywords: [], description: "" })),
      records: TITLES.map(pageCalled),
      synonyms: [],
      alike: [],
      suggestions: [],
    }),
  ),
);

test("a title written as one word is spelt out, in either number", () => {
  assert.equal(spellOut(engine, "treeshaking css"), "tree shaking css");
  assert.equal(spellOut(engine, "Entrypoint"), "entry points");
});

test("identifiers, paths and other words stay", () => {
  for (const query of ["splitchunksplugin", "treeShaking", "./treeshaking", "treeshakings css", "loaders"])
    assert.equal(spellOut(engine, query), query === "treeshakings css" ? "tree shaking css" : query);
});
