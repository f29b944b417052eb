import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../../test/source-page-of.ts";
import { readDictionary } from "./dictionary.ts";
import { checkSpelling } from "./spelling.ts";

const dictionary = readDictionary();
const reported = (body: string, title?: string) =>
  lines(checkSpelling(sourcePageOf("a.md", withTitle(body, title)), dictionary));

test("reports a misspelled word once, with its place and suggestions", () => {
  const [first, ...others] = reported("Modules\nrecieve it. They recieve it.\n");
  assert.match(
    first ?? "",
    /^5:1 spelling 'recieve' isn't in a dictionary\. \| Did you mean receive, .*\? Add correct words/,
  );
  assert.deepEqual(others, []);
});

test("reads titles, headings, tables, links and images", () => {
  const body = "## Seperate\n\n| Wich |\n| --- |\n| [Adress](/a/) |\n\n![Occured](./a.svg)\n";
  assert.deepEqual(
    reported(body, "Existant").map((line) => /'(\w+)'/.exec(line)?.[1]),
    ["Existant", "Seperate", "Wich", "Adress", "Occured"],
  );
});

test("accepts American words, technical terms, our own list, and capitals at the start", () => {
  assert.deepEqual(reported("Color. Webpack minimizes. Vite’s add-ons don't. Bundlers' caches.\n"), []);
  assert.equal(reported("It is called vite.\n").length, 1);
});

test("doesn't know British spellings", () => {
  assert.equal(reported("Colours, behaviour, optimise, minimised, serialiser.\n").length, 5);
});

test("ignores code, URLs and file names", () => {
  const body = "`recieve` recieve.js recieveAll https://x.example/recieve [x](/recieve/)\n\n```js\nrecieve();\n```\n";
  assert.deepEqual(reported(body), []);
});
