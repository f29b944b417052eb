import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import * as en from "./en.ts";
import { pseudo } from "./pseudo.ts";

test("accents, lengthens and brackets every string of the catalog", () => {
  assert.equal(pseudo("Close menu"), "[Çłóóšéé ɱééñúú]");
  assert.equal(pseudo({ a: ["Open"] }).a[0], "[Óƥééñ]");
  assert.equal(pseudo(""), "");
});

test("doesn't change values and elements", () => {
  assert.equal(pseudo((query: string) => `All of “${query}”`)("split"), "[Áłł óóƒ “split”]");
  assert.equal(pseudo((count: number) => (count === 1 ? "1 result" : `${count} results`))(1), "[1 řééšúúłť]");
  const sentence = pseudo(<T>(date: string, link: (words: string) => T) => ["On ", date, " ", link("go"), "."]);
  assert.deepEqual(
    sentence("May", (words) => ({ words })),
    ["[", "Óñ ", "May", " ", { words: "ĝóó" }, ".", "]"],
  );
  assert.equal(sentence("May", (words) => `<a>${words}</a>`).join(""), "[Óñ May <a>ĝóó</a>.]");
  const list = pseudo((names: readonly string[]) => names.flatMap((name) => ["and ", name]));
  assert.deepEqual(list(["a", "b"]), ["[", "ááñď ", "a", "ááñď ", "b", "]"]);
});

test("each catalog has the same strings", async () => {
  const { imports } = JSON.parse(readFileSync("package.json", "utf8"));
  const files = Object.values<string>(imports["#strings"]);
  assert.ok(files.length > 1);
  for (const file of files)
    assert.deepEqual(namesOf(await import(pathToFileURL(resolve(file)).href)), namesOf(en), file);
});

/** Lists count once, because they may have another length in another language. */
function namesOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, namesOf(each)]));
}

test("joins the parts of English sentences and uses the right plural", () => {
  const { missingSection, search } = en;
  assert.equal(
    missingSection.didYouMean(["a", "b", "c"]).join(""),
    "This section doesn't exist; did you mean a, b or c?",
  );
  assert.deepEqual([0, 1, 2].map(search.count), ["No results", "1 result", "2 results"]);
});
