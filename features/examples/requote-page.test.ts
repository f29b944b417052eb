import assert from "node:assert/strict";
import { test } from "node:test";
import { withTitle } from "../../test/source-page-of.ts";
import { requotePage } from "./requote-page.ts";

const before = "$ npx webpack\n  asset a.js 12 bytes\n  asset b.js 9 bytes\nin 5 ms\n$ node dist/a.js\n1\n";
const after =
  "$ npx webpack\n  asset a.js 14 bytes\n  asset b.js 9 bytes\n  asset c.js\nin 8 ms\n$ node dist/a.js\n2\n";
const fileOf = (text: string) => ({ path: "guides/a.md", bytes: Buffer.from(text) });
const fence = (...lines: string[]) => ['```text output example="shop"', ...lines, "```"].join("\n");

test("quotes changed output again, as far as it was quoted", () => {
  const table: [string, string][] = [
    [before.trimEnd(), after.trimEnd().replace("8 ms", "5 ms")],
    ["asset a.js 12 bytes", "asset a.js 14 bytes"],
    ["  asset b.js 9 bytes\nin 3 ms", "  asset b.js 9 bytes\n  asset c.js\nin 3 ms"],
    ["asset a.js 12 bytes\nasset b.js 9 bytes", "asset a.js 14 bytes\nasset b.js 9 bytes"],
    ["  asset b.js 9 bytes", "  asset b.js 9 bytes"],
    ["$ node dist/a.js\n1", "$ node dist/a.js\n2"],
  ];
  for (const [quoted, expected] of table) {
    const text = withTitle(`${fence(...quoted.split("\n"))}\n\nText.\n`);
    const changes = new Map([["shop", { before, after }]]);
    const { text: updated, unclear } = requotePage(fileOf(text), changes);
    assert.deepEqual(unclear, []);
    assert.equal(updated, withTitle(`${fence(...expected.split("\n"))}\n\nText.\n`));
  }
});

test("indents code in lists, and leaves other examples alone", () => {
  const text = withTitle('- item\n\n  ```text output example="shop"\n  asset a.js 12 bytes\n  ```\n\n- other\n');
  assert.equal(requotePage(fileOf(text), new Map([["cart", { before, after }]])).text, text);
  const { text: updated } = requotePage(fileOf(text), new Map([["shop", { before, after }]]));
  assert.equal(updated, text.replace("12", "14"));
});

test("says which fences it can't place", () => {
  const text = withTitle(`${fence("asset z.js")}\n`);
  const { text: updated, unclear } = requotePage(fileOf(text), new Map([["shop", { before, after }]]));
  assert.equal(updated, text);
  assert.deepEqual(unclear, [text.split("\n").findIndex((line) => line.startsWith("```")) + 1]);
});

test("reports sentences with a size that the output had before", () => {
  const text = withTitle(`${fence("asset a.js 12 bytes")}\n\nIt has 12 bytes, and b.js has 9 bytes.\n`);
  const { sizes } = requotePage(fileOf(text), new Map([["shop", { before, after }]]));
  const line = text.split("\n").findIndex((each) => each.startsWith("It has")) + 1;
  assert.deepEqual(sizes, [{ line, size: "12 bytes" }]);
});

test("leaves lines that already quote the new output", () => {
  const text = withTitle(`${fence("asset a.js 14 bytes")}\n`);
  assert.deepEqual(requotePage(fileOf(text), new Map([["shop", { before, after }]])), { text, unclear: [], sizes: [] });
});
