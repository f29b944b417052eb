import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { checkDuplicateIds } from "./duplicate-id.ts";

const told = (body: string, path = "a.md") => lines(checkDuplicateIds(sourcePageOf(path, withTitle(body))));
const remedy = "Give one of them another id; a heading's is written {#my-id} behind it.";

test("an id that stands twice is told at its second place", () => {
  assert.deepEqual(told('## A\n\n<i id="a"></i>\n'), [
    `6:8 duplicate-id The id 'a' already stands on line 4. | ${remedy}`,
  ]);
  assert.deepEqual(told('<i id="a"></i>\n\n## A\n'), [
    `6:1 duplicate-id The id 'a' already stands on line 4. | ${remedy}`,
  ]);
  assert.deepEqual(told('<i id="x"></i><b id=x></b>\n'), [
    `4:21 duplicate-id The id 'x' already stands on line 4. | ${remedy}`,
  ]);
  assert.deepEqual(told('<i id="x">a</i>\n\n<b id="x">b</b>\n', "a.mdx"), [
    `6:1 duplicate-id The id 'x' already stands on line 4. | ${remedy}`,
  ]);
});

test("names, and headings that are told elsewhere, are not told", () => {
  for (const body of [
    "## A\n\n## A\n",
    "## A {#x}\n\n## B {#x}\n",
    '## A\n\n<a name="a"></a>\n',
    '<!-- <i id="a"> -->\n\n## A\n',
  ]) {
    assert.deepEqual(told(body), [], body);
  }
});
