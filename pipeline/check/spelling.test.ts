import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { readDictionary } from "./dictionary.ts";
import { checkSpelling } from "./spelling.ts";

const dictionary = readDictionary();
const told = (body: string, title?: string) =>
  lines(checkSpelling(sourcePageOf("a.md", withTitle(body, title)), dictionary));

test("a misspelt word is told once, with its place and words that look like it", () => {
  const [first, ...others] = told("Modules\nrecieve it. They recieve it.\n");
  assert.match(
    first ?? "",
    /^5:1 spelling 'recieve' is in no dictionary\. \| Did you mean receive, .*\? A word that is right/,
  );
  assert.deepEqual(others, []);
});

test("title, headings, tables, links and pictures are read", () => {
  const body = "## Seperate\n\n| Wich |\n| --- |\n| [Adress](/a/) |\n\n![Occured](./a.svg)\n";
  assert.deepEqual(
    told(body, "Existant").map((line) => /'(\w+)'/.exec(line)?.[1]),
    ["Existant", "Seperate", "Wich", "Adress", "Occured"],
  );
});

test("British and American words, terms of our trade, our own list and capitals at the start are known", () => {
  assert.deepEqual(told("Colour and color. Webpack minimizes. Vite’s add-ons don't. Bundlers' caches.\n"), []);
  assert.equal(told("It is called vite.\n").length, 1);
});

test("code, addresses and names of files are not read", () => {
  const body = "`recieve` recieve.js recieveAll https://x.example/recieve [x](/recieve/)\n\n```js\nrecieve();\n```\n";
  assert.deepEqual(told(body), []);
});
