import assert from "node:assert/strict";
import { test } from "node:test";
import { siteOf, withTitle } from "../test/source-page-of.ts";
import { compileArticle } from "./compile-article.ts";

const LONG = "*a* ".repeat(1000);

/** Returns the class of the page's only section. */
function rowsOf(body: string): number {
  const { page, index } = siteOf({ "guides/a.md": withTitle(`${LONG}\n\n## A\n\n${body}`) });
  return Number(/class="rows-(\d+)"/.exec(compileArticle(page, index).html)?.[1]);
}

test("estimates a section by its text, code and tables", () => {
  const table = [
    ["", 3],
    ["Word. ".repeat(60), 8],
    ["- item\n".repeat(20), 32],
    [`\`\`\`js\n${"a();\n".repeat(35)}\`\`\``, 32],
    [`| a | b |\n| - | - |\n${`| ${"c ".repeat(40)} | d |\n`.repeat(5)}`, 16],
    ["Word. ".repeat(10_000), 256],
  ] as const;
  for (const [body, rows] of table) assert.equal(rowsOf(body), rows, body.slice(0, 20));
});
