import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { checkBritishSpelling } from "./british-spelling.ts";

const reported = (body: string) => lines(checkBritishSpelling(sourcePageOf("a.md", withTitle(body))));

test("reports British spellings with their endings and capitals", () => {
  assert.deepEqual(reported("Whilst it runs,\nbuild artefacts are favoured.\n"), [
    "4:1 british-spelling 'Whilst' is British. | Write while.",
    "5:7 british-spelling 'artefacts' is British. | Write artifacts.",
    "5:21 british-spelling 'favoured' is British. | Write favored.",
  ]);
});

test("accepts American spellings, words that contain a British one, and code", () => {
  assert.deepEqual(reported("A programmer fulfills and catalogs. Fulfill it. `centre` and `event.cancelled`.\n"), []);
});
