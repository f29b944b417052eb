import assert from "node:assert/strict";
import { test } from "node:test";
import { engineOf, recordOf } from "../test/engine-of.ts";
import { correctTypos } from "./correct-typos.ts";
import { parseQuery } from "./parse-query.ts";

const engine = engineOf({
  records: [
    recordOf({
      title: "Source maps",
      names: ["resolve.alias", "sourcemops"],
      text: "The devtool option says how a source map is made. Sources are files.",
    }),
  ],
});

test("a word that the site doesn't know becomes the most frequent one near it", () => {
  assert.equal(correctTypos(engine, parseQuery("souce maps")), "source maps");
});

test("known words, unfinished ones, identifiers and paths stay", () => {
  for (const query of ["source maps", "made sourc", "resolve.alais", "./sorce maps", "souceMap"])
    assert.equal(correctTypos(engine, parseQuery(query)), query);
});
