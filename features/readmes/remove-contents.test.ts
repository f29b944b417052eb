import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlAfter } from "../../test/html-after.ts";
import { expandHtml } from "./expand-html.ts";
import { removeContents } from "./remove-contents.ts";

const after = (markdown: string) =>
  htmlAfter(markdown, (tree) => {
    expandHtml(tree);
    removeContents(tree);
  });
const LIST = "- [Use](#use)\n  - [Fast](#fast)\n- [**Options**](#options)\n";

test("removes a table of contents in any place", () => {
  const rest = "## Use\n\n### Fast\n\n## Options\n";
  const html = "<h2>Use</h2>\n<h3>Fast</h3>\n<h2>Options</h2>";
  for (const contents of [
    LIST,
    `## Table of Contents\n\n${LIST}`,
    `<details>\n<summary>Contents</summary>\n\n${LIST}\n</details>\n`,
  ]) {
    assert.equal(after(`${contents}\n${rest}`), html, contents);
  }
});

test("keeps other lists: with text, with links to other pages, and of a section's options", () => {
  const table = [
    "- [Use](#use) it\n",
    "- [a](https://example.com)\n",
    "## Use\n\n## Options\n\n- [one](#one)\n- [two](#two)\n\n### one\n\n### two\n",
    "## Contents\n\ntext\n",
  ];
  for (const markdown of table)
    assert.equal(
      after(markdown),
      htmlAfter(markdown, () => undefined),
      markdown,
    );
});
