import assert from "node:assert/strict";
import { test } from "node:test";
import { packIndex } from "#model/pack-index.ts";
import type { SearchRecord } from "#model/search-index.ts";
import { buildEngine } from "./build-engine.ts";
import { parseIndex } from "./parse-index.ts";
import { splitWords } from "./split-words.ts";

function recordOf(title: string, level: number): SearchRecord {
  const nothing = { page: 0, links: 0, names: [], listed: [], code: [], messages: [], questions: [] };
  return { ...nothing, id: level === 1 ? "" : title, level, title, text: "Restful prose." };
}

const engine = buildEngine(
  parseIndex(
    packIndex({
      pages: [{ url: "/a/", title: "Hot reload", keywords: [], description: "" }],
      records: [
        recordOf("Hot reload", 1),
        recordOf("node_modules", 2),
        recordOf("The prose", 2),
        recordOf("Filesystem", 2),
      ],
      synonyms: [],
      suggestions: [],
    }),
  ),
);

test("a word that is two known words written together is split", () => {
  assert.equal(splitWords(engine, "hotreload with nodemodules"), "hot reload with node modules");
});

test("known words, identifiers, paths, and words that only begin or end like a known one stay", () => {
  for (const text of ["filesystem", "hotReload", "./hotreload", "hotreload.js", "hotelier", "restfulprose"])
    assert.equal(splitWords(engine, text), text);
});
