import assert from "node:assert/strict";
import { test } from "node:test";
import { prefersMarkdown } from "./prefers-markdown.ts";

test("prefers Markdown only if the Accept header names it", () => {
  const table = [
    [undefined, false],
    ["*/*", false],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
    ["text/markdown", true],
    ["text/markdown, text/html;q=0.5", true],
    ["Text/Markdown, */*", true],
    ["text/html, text/markdown;q=0.9", false],
    ["text/markdown;q=0", false],
  ] as const;
  for (const [accept, expected] of table) assert.equal(prefersMarkdown(accept), expected, String(accept));
});
