import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { checkDuplicateIds } from "./duplicate-id.ts";

const reported = (body: string, path = "a.md") => lines(checkDuplicateIds(sourcePageOf(path, withTitle(body))));
const FIX = "Give one of them another id. A heading's id is written after it: {#my-id}.";

test("reports the second use of an id", () => {
  const table = [
    ['## A\n\n<i id="a"></i>\n', "6:8"],
    ['<i id="a"></i>\n\n## A\n', "6:1"],
    ['<i id="a"></i><b id=a></b>\n', "4:21"],
    ['<i id="a">b</i>\n\n<b id="a">b</b>\n', "6:1", "a.mdx"],
  ] as const;
  for (const [body, place, path] of table) {
    assert.deepEqual(
      reported(body, path),
      [`${place} duplicate-id The id 'a' is already used on line 4. | ${FIX}`],
      body,
    );
  }
});

test("ignores names, and headings that are reported elsewhere", () => {
  for (const body of [
    "## A\n\n## A\n",
    "## A {#x}\n\n## B {#x}\n",
    '## A\n\n<a name="a"></a>\n',
    '<!-- <i id="a"> -->\n\n## A\n',
  ]) {
    assert.deepEqual(reported(body), [], body);
  }
});
