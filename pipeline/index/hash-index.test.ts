import assert from "node:assert/strict";
import { test } from "node:test";
import { siteOf, withTitle } from "../test/source-page-of.ts";
import { hashIndex } from "./hash-index.ts";

const FILES = { "guide/a.md": withTitle("## One\n\nText.\n"), "guide/b.md": withTitle("Text.\n", "B") };

function hashWith(changes: Record<string, string>): string {
  return hashIndex(siteOf({ ...FILES, ...changes }).index);
}

test("an edit of prose leaves the hash as it is, though lines move", () => {
  assert.equal(hashWith({ "guide/a.md": withTitle("More.\n\n## One\n\nOther text.\n") }), hashWith({}));
});

for (const [name, changes] of [
  ["a title", { "guide/b.md": withTitle("Text.\n", "C") }],
  ["a heading", { "guide/a.md": withTitle("## Two\n\nText.\n") }],
  ["an id", { "guide/a.md": withTitle("## One {#first}\n\nText.\n") }],
  ["an id in HTML", { "guide/a.md": withTitle('## One\n\n<i id="x">Text.</i>\n') }],
  ["the order", { "guide/b.md": "---\ntitle: B\nsort: -5\n---\nText.\n" }],
  ["a page more", { "guide/c.md": withTitle("Text.\n", "C") }],
  ["a picture", { "guide/c.svg": "<svg/>" }],
] as const) {
  test(`${name} changes it`, () => {
    assert.notEqual(hashWith(changes), hashWith({}));
  });
}
