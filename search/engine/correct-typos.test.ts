import assert from "node:assert/strict";
import { test } from "node:test";
import { stemSynonyms } from "../model/synonyms.ts";
import { correctTypos } from "./correct-typos.ts";
import { engineOf, recordOf } from "./engine-of.ts";
import { parseQuery } from "./parse-query.ts";

const engine = engineOf({
  records: [
    recordOf({
      title: "Source maps",
      names: ["resolve.alias", "sourcemops"],
      text: "The devtool option says how a source map is made. Sources are files. A hundlet holds bundles.",
    }),
  ],
  synonyms: stemSynonyms([{ words: ["sourca"], means: ["devtool"] }]),
});

test("a word that the site doesn't know becomes the most frequent one near it", () => {
  assert.equal(correctTypos(engine, parseQuery("souce maps")), "source maps");
});

test("typos rarely change the first letter", () => {
  assert.equal(correctTypos(engine, parseQuery("bundlet ")), "bundles ");
});

test("words of synonyms, names, and pasted texts stay", () => {
  for (const query of ["sourca maps", "sourcemops", "one two three four five six seven souce maps"])
    assert.equal(correctTypos(engine, parseQuery(query)), query);
});

test("known words, unfinished ones, identifiers and paths stay", () => {
  for (const query of ["source maps", "made sourc", "resolve.alais", "./sorce maps", "souceMap"])
    assert.equal(correctTypos(engine, parseQuery(query)), query);
});
