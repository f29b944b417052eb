import assert from "node:assert/strict";
import { test } from "node:test";
import { sourcePageOf, withTitle } from "../../../test/source-page-of.ts";
import { checkDuplicateTitles } from "./duplicate-title.ts";

test("reports all but the first page with a title, whatever its case", () => {
  const pages = [
    sourcePageOf("a.md", withTitle("", "Output")),
    sourcePageOf("b.md", withTitle("", "output")),
    sourcePageOf("c.md", withTitle("", "Output Options")),
  ];
  assert.deepEqual(
    checkDuplicateTitles(pages).map(({ file, line, message }) => [file, line, message]),
    [["b.md", 2, "a.md has the title 'output', too."]],
  );
});
