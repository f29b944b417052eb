import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf } from "../test/source-page-of.ts";
import { checkMissingDescription } from "./missing-description.ts";

const told = (yaml: string) => lines(checkMissingDescription(sourcePageOf("a.md", `---\ntitle: A\n${yaml}---\n`)));
const WARNING =
  "warning missing-description This page has no description. | Add `description:` to its front matter: one sentence of 70 to 160 characters for search results.";

test("a page without a description is a warning", () => {
  assert.deepEqual(told(""), [`1:1 ${WARNING}`]);
  assert.deepEqual(told("description: ' '\n"), [`3:1 ${WARNING}`]);
});

test("a page with one, or with one of the wrong type, is not told here", () => {
  assert.deepEqual(told("description: Text.\n"), []);
  assert.deepEqual(told("description: 5\n"), []);
});
