import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { checkDuplicateIds } from "./duplicate-id.ts";

const reported = (body: string, path = "a.md") => lines(checkDuplicateIds(sourcePageOf(path, withTitle(body))));
const fix = "Give one of them another id. A heading's id is written after it: {#my-id}.";

test("reports the second place of an id", () => {
  assert.deepEqual(reported('## A\n\n<i id="a"></i>\n'), [
    `6:8 duplicate-id The id 'a' is already used on line 4. | ${fix}`,
  ]);
  assert.deepEqual(reported('<i id="a"></i>\n\n## A\n'), [
    `6:1 duplicate-id The id 'a' is already used on line 4. | ${fix}`,
  ]);
  assert.deepEqual(reported('<i id="x"></i><b id=x></b>\n'), [
    `4:21 duplicate-id The id 'x' is already used on line 4. | ${fix}`,
  ]);
  assert.deepEqual(reported('<i id="x">a</i>\n\n<b id="x">b</b>\n', "a.mdx"), [
    `6:1 duplicate-id The id 'x' is already used on line 4. | ${fix}`,
  ]);
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
