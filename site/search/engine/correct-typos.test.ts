import assert from "node:assert/strict";
import { test } from "node:test";
import { packIndex } from "#model/pack-index.ts";
import type { SearchRecord } from "#model/search-index.ts";
import { buildEngine } from "./build-engine.ts";
import { correctTypos } from "./correct-typos.ts";
import { parseIndex } from "./parse-index.ts";
import { parseQuery } from "./parse-query.ts";

const page: SearchRecord = {
  page: 0,
  id: "",
  level: 1,
  links: 0,
  title: "Source maps",
  names: ["resolve.alias", "sourcemops"],
  listed: [],
  text: "The devtool option says how a source map is made. Sources are files.",
  code: [],
  messages: [],
  questions: [],
};
const engine = buildEngine(
  parseIndex(
    packIndex({
      pages: [{ url: "/guides/maps/", title: "Source maps", keywords: [], description: "" }],
      records: [page],
      synonyms: [],
      suggestions: [],
    }),
  ),
);

test("a word that the site doesn't know becomes the most frequent one near it", () => {
  assert.equal(correctTypos(engine, parseQuery("souce maps")), "source maps");
});

test("known words, unfinished ones, identifiers and paths stay", () => {
  for (const query of ["source maps", "made sourc", "resolve.alais", "./sorce maps", "souceMap"])
    assert.equal(correctTypos(engine, parseQuery(query)), query);
});
