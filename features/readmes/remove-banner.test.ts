import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlAfter } from "../../test/html-after.ts";
import { expandHtml } from "./expand-html.ts";
import { removeBanner } from "./remove-banner.ts";

const after = (markdown: string) =>
  htmlAfter(markdown, (tree) => {
    expandHtml(tree);
    removeBanner(tree, ["a-loader", "ALoader"]);
  }).trim();

test("removes logos and the title at the start, and keeps text", () => {
  const table: [string, string][] = [
    ['<div align="center"><a href="/"><img src="logo.svg"></a></div>\n\n# a-loader\n\nDoes a.\n', "<p>Does a.</p>"],
    [
      '<div align="center">\n<img src="l.svg">\n<h1>A Loader</h1>\n<p>Does a.</p>\n</div>\n\n## Use\n',
      "<p>Does a.</p>\n<h2>Use</h2>",
    ],
    ["# A\n\n# a-loader\n\n# Use\n", "<h1>Use</h1>"],
    ["## A loader\n\ntext\n\n## Use\n\n## a-loader\n", "<p>text</p>\n<h2>Use</h2>\n<h2>a-loader</h2>"],
    ["## Use\n\ntext\n", "<h2>Use</h2>\n<p>text</p>"],
    ["# a-loader\n\n## Use\n\n![screen](a.png)\n", '<h2>Use</h2>\n<p><img src="a.png" alt="screen"></p>'],
  ];
  for (const [markdown, html] of table) assert.equal(after(markdown), html, markdown);
});
