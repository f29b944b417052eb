import assert from "node:assert/strict";
import { test } from "node:test";
import { assignHeadingIds } from "../../core/markdown/assign-heading-ids.ts";
import { htmlAfter } from "../../test/html-after.ts";
import { addQuestions } from "./add-questions.ts";

const place = { line: 1, column: 1 };

test("adds questions at the end of the page's and a heading's section, and returns unknown ids", () => {
  let missing: string[] = [];
  const html = htmlAfter("Text.\n\n## Use\n\nMore.\n\n### Deep\n", (tree) => {
    assignHeadingIds(tree, () => undefined);
    const questions = new Map([
      ["", [{ text: "what <is> it", place }]],
      ["use", [{ text: "how to *use* it", place }]],
      ["gone", [{ text: "old", place }]],
    ]);
    missing = addQuestions(tree, questions);
  });
  assert.deepEqual(missing, ["gone"]);
  assert.match(
    html.replaceAll("\n", ""),
    /^<p>Text\.<\/p><details class="questions">.*what &#x3C;is> it.*<\/details><h2 id="use">Use<\/h2><p>More\.<\/p><details.*how to \*use\* it.*<\/details><h3 /,
  );
});
