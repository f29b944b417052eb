import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, siteOf, withTitle } from "../../../test/source-page-of.ts";
import { checkGlossaryTerms } from "./glossary-term.ts";

const reported = (files: Record<string, string>) => lines(checkGlossaryTerms(siteOf(files).index.pages));

test("reports terms that are only in headings of the glossary", () => {
  const files = {
    "glossary.md": withTitle("## Chunk\n\n## Barrel file\n\n## Tree shaking\n\n## Tap\n", "Glossary"),
    "a.md": withTitle("## Split a vendor chunk\n\nBarrel file.\n\n## Tapestry\n", "Tree Shaking"),
  };
  assert.deepEqual(
    reported(files).map((line) => line.replace(/ \|.*/, "")),
    [
      "6:1 glossary-term No title or heading uses the term 'Barrel file'.",
      "10:1 glossary-term No title or heading uses the term 'Tap'.",
    ],
  );
});

test("accepts plurals, hyphens, capitals and code, and sites without a glossary", () => {
  const files = {
    "glossary.md": withTitle("## Micro-frontend\n\n## Externals\n", "Glossary"),
    "a.md": withTitle("## Micro frontends with React\n\n## The `external` type\n"),
  };
  assert.deepEqual(reported(files), []);
  assert.deepEqual(reported({ "a.md": withTitle("") }), []);
});
