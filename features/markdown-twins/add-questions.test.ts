import assert from "node:assert/strict";
import { test } from "node:test";
import { toString } from "mdast-util-to-string";
import { sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { addQuestions } from "./add-questions.ts";

test("adds questions at the end of the page's and a heading's section", () => {
  const { tree } = sourcePageOf("a.md", withTitle("Text.\n\n## Use\n\nMore.\n\n### Deep\n"));
  const questions = new Map([
    ["", ["what is it"]],
    ["use", ["how to use it"]],
    ["gone", ["old"]],
  ]);
  assert.deepEqual(
    addQuestions(tree, questions).children.map((node) => toString(node)),
    ["Text.", "Also asked as", "what is it", "Use", "More.", "Also asked as", "how to use it", "Deep"],
  );
});
