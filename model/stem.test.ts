import assert from "node:assert/strict";
import { test } from "node:test";
import { stem } from "./stem.ts";

test("gives all forms of a word the same stem", () => {
  const families = [
    ["cache", "caches", "cached", "caching"],
    ["bundle", "bundles", "bundled", "bundling"],
    ["loader", "loaders"],
    ["loading", "load", "loads", "loaded"],
    ["plugin", "plugins"],
    ["dependency", "dependencies"],
    ["split", "splitting", "splits"],
    ["optimise", "optimize", "optimisation", "optimization"],
    ["minify", "minifies", "minified"],
    ["entry", "entries"],
    ["apply", "applies", "applied"],
    ["family", "families"],
  ];
  for (const family of families) assert.equal(new Set(family.map(stem)).size, 1, family.join());
});

test("gives the stems by which the recorded word vectors know words", () => {
  assert.deepEqual(["dependency", "caching", "optimise"].map(stem), ["dependenci", "cach", "optimiz"]);
});

test("leaves anything but English words unchanged", () => {
  for (const word of ["fs", "css", "esm", "es2022", "__dirname", "ñandú"]) assert.equal(stem(word), word);
});

test("gives different words different stems", () => {
  const pairs = [
    ["use", "user"],
    ["load", "loader"],
    ["bundle", "bundler"],
    ["module", "mode"],
    ["output", "outer"],
    ["asset", "assert"],
    ["hash", "has"],
  ] as const;
  for (const [a, b] of pairs) assert.notEqual(stem(a), stem(b), `${a} ${b}`);
});
