import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlOf } from "../../test/html-of.ts";

const LONG = "*a* ".repeat(1000);

/** Returns the class of the page's only section. */
function rowsOf(body: string): number {
  return Number(/class="rows-(\d+)"/.exec(htmlOf(`${LONG}\n\n## A\n\n${body}`))?.[1]);
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
