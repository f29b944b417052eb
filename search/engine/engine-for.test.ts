import assert from "node:assert/strict";
import { test } from "node:test";
import { packIndex } from "../model/pack-index.ts";
import type { SearchIndex, SearchRecord } from "../model/search-index.ts";
import { stemSynonyms } from "../model/synonyms.ts";
import { engineFor } from "./engine-for.ts";
import { recordOf } from "./engine-of.ts";
import { basisOf } from "./index-basis.ts";
import { parseIndex } from "./parse-index.ts";
import { search } from "./search.ts";

const sectionOf = (title: string, rest: Partial<SearchRecord> = {}) =>
  recordOf({ id: title, level: 2, title, ...rest });

const INDEX: SearchIndex = {
  pages: [{ url: "/guides/", title: "Guides", keywords: ["how things are done"], description: "" }],
  records: [
    sectionOf("Guides", { id: "", level: 1 }),
    sectionOf("Hot Module Replacement"),
    sectionOf("optimization.splitChunks", { names: ["optimization.splitChunks", "--optimization-split-chunks"] }),
    sectionOf("Caching", { text: "Chunks are minified.", questions: ["browser shows the old version after deploy"] }),
  ],
  synonyms: stemSynonyms([{ words: ["hmr"], means: ["hot module replacement"] }]),
  suggestions: [],
};
const BASIS = basisOf(parseIndex(packIndex(INDEX)));

test("what is called by words of the query is found, in other words and other forms too", () => {
  const table = [
    ["split chunk", [2]],
    ["splitChunks", [2]],
    ["--optimization-split", [2]],
    ["hmr", [1]],
    ["caches", [3]],
    ["done", [0]],
    ["hot caching", [1, 3]],
  ] as const;
  for (const [query, numbers] of table) {
    const found = search(engineFor(BASIS, query), query).hits.map(({ record }) => record);
    assert.deepEqual(
      found.slice(0, numbers.length).sort((a, b) => a - b),
      numbers,
      query,
    );
  }
});

test("finds titles with letters that become two in lower case", () => {
  const records = [sectionOf("İİİİ", { level: 1 }), sectionOf("İİİİ split"), sectionOf("İ chunk")];
  const basis = basisOf(parseIndex(packIndex({ ...INDEX, records })));
  const found = search(engineFor(basis, "chunk"), "chunk").hits.map(({ record }) => record);
  assert.deepEqual(found, [2]);
});

test("doesn't find words that only texts have", () => {
  assert.deepEqual(search(engineFor(BASIS, "minified"), "minified").hits, []);
});

test("questions find a section whose title shares no word with the query", () => {
  const query = "users see the old version after deploy";
  const [first] = search(engineFor(BASIS, query), query).hits;
  assert.equal(INDEX.records[first?.record ?? -1]?.title, "Caching");
});

test("finds what an alias is for by its sign", () => {
  const records = [sectionOf("Resolve", { level: 1 }), sectionOf("resolve.alias"), sectionOf("Import paths")];
  const basis = basisOf(parseIndex(packIndex({ ...INDEX, records })));
  const query = "use '@/lib' in imports";
  assert.equal(search(engineFor(basis, query), query).hits[0]?.record, 1);
});

test("of many sections with as many of the words, those with short titles are read", () => {
  const titles = Array.from({ length: 40 }, (_, number) => `Chunk ${"and more ".repeat(40 - number)}`);
  const records = [sectionOf("Guides", { id: "", level: 1 }), ...titles.map((title) => sectionOf(title))];
  const basis = basisOf(parseIndex(packIndex({ ...INDEX, records })));
  const found = search(engineFor(basis, "chunk"), "chunk").hits.map(({ record }) => record);
  assert.ok(found.includes(40));
  assert.ok(!found.includes(1));
});
