import assert from "node:assert/strict";
import { test } from "node:test";
import { signsAsWords } from "./signs-as-words.ts";

test("a sign that stands for a folder is the word alias, alone and before a path", () => {
  const table: [query: string, meant: string][] = [
    ["use @ in import paths", "use alias in import paths"],
    ["~ import", "alias import"],
    ["import '@/components'", "import alias"],
    ["@ alias", " alias"],
    ["import x from ~/lib/x", "import x from alias"],
  ];
  for (const [query, meant] of table) assert.equal(signsAsWords(query), meant);
});

test("stop words that say that something fails are the word troubleshooting", () => {
  for (const words of ["not working", "doesn't work", "don’t work", "isnt working", "does not work", "stopped working"])
    assert.equal(signsAsWords(`hmr ${words} in docker`), "hmr troubleshooting in docker", words);
  for (const query of ["working directory", "how hmr works", "not workers"]) assert.equal(signsAsWords(query), query);
});

test("packages, rules of CSS and versions stay as they are", () => {
  for (const query of ["@babel/preset-env", "@import", "webpack@5", "~bootstrap", "~1.2"])
    assert.equal(signsAsWords(query), query);
});
