import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf } from "../../../test/source-page-of.ts";
import { checkMissingDescription, DESCRIPTION_TO_WRITE } from "./missing-description.ts";

const reported = (yaml: string) => lines(checkMissingDescription(sourcePageOf("a.md", `---\ntitle: A\n${yaml}---\n`)));
const WARNING =
  "warning missing-description This page has no description. | Add `description:` to its front matter: one sentence of 70 to 160 characters for search results.";

test("warns of a page without a description", () => {
  assert.deepEqual(reported(""), [`1:1 ${WARNING}`]);
  assert.deepEqual(reported("description: ' '\n"), [`3:1 ${WARNING}`]);
});

test("accepts a description, even of the wrong type, which is reported elsewhere", () => {
  assert.deepEqual(reported("description: Text.\n"), []);
  assert.deepEqual(reported("description: 5\n"), []);
});

test("a description that was never written stops the build", () => {
  assert.deepEqual(reported(`sort: 1\ndescription: "${DESCRIPTION_TO_WRITE}"\n`), [
    "4:1 missing-description The description of this page hasn't been written. | Replace it with one sentence of 70 to 160 characters for search results.",
  ]);
});
