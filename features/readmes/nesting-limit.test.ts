import assert from "node:assert/strict";
import { test } from "node:test";
import type { Nodes } from "mdast";
import { parseMarkdown } from "../../core/markdown/parse-markdown.ts";
import { excessOf, limitDepth } from "./nesting-limit.ts";

const MEGABYTE = 1_000_000;

test("recognizes text that would keep a parser busy for minutes", () => {
  const table: [string, RegExp][] = [
    [">".repeat(MEGABYTE), /quotes or lists/],
    ["- ".repeat(MEGABYTE / 2), /quotes or lists/],
    ["1. ".repeat(MEGABYTE / 3), /quotes or lists/],
    ["**".repeat(MEGABYTE / 2), /in one paragraph/],
    ["*a\n".repeat(MEGABYTE / 3), /in one paragraph/],
    ["![".repeat(MEGABYTE / 2), /in one paragraph/],
    ["<div>".repeat(MEGABYTE / 5), /HTML tags/],
    ["|a".repeat(MEGABYTE / 2), /columns/],
  ];
  for (const [text, expected] of table) assert.match(excessOf(text) ?? "", expected, text.slice(0, 6));
});

test("accepts what people write, however long", () => {
  assert.equal(excessOf(`${"a *b* [c](d) <br>\n\n> - e\n".repeat(4000)}`), undefined);
});

test("replaces a branch that is too deep with its text", () => {
  const tree = parseMarkdown(`${"> ".repeat(90)}deep *text*\n\nflat *text*\n`, "md");
  limitDepth(tree);
  let deepest = 0;
  let text = "";
  const measure = (node: Nodes, depth: number): void => {
    deepest = Math.max(deepest, depth);
    if ("value" in node) text += node.value;
    if ("children" in node) for (const child of node.children) measure(child, depth + 1);
  };
  measure(tree, 1);
  assert.ok(deepest <= 61, String(deepest));
  assert.equal(text, "deep textflat text");
});
