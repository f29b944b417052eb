import assert from "node:assert/strict";
import { test } from "node:test";
import type { SearchRecord } from "#model/search-index.ts";
import { shortenTexts } from "./shorten-texts.ts";

function recordsOf(texts: readonly string[]): SearchRecord[] {
  return texts.map((text, page) => ({
    page,
    id: "",
    level: 1,
    title: "",
    names: [],
    listed: [],
    text,
    code: [],
    messages: [],
  }));
}

const usual = "The usual sentence stands in every section. ".repeat(40);

test("texts within the budget stay as they are", () => {
  const records = recordsOf(["One text.", "Another."]);
  assert.deepEqual(shortenTexts(records, 100), records);
});

test("longer ones are cut, and keep behind the cut what is rare", () => {
  const texts = Array.from({ length: 40 }, (_, number) => `${usual}rareword${number}x common`);
  const shortened = shortenTexts(recordsOf(texts), 40 * 300);
  const lengths = shortened.map(({ text }) => text.length);
  assert.ok(lengths.reduce((sum, length) => sum + length) <= 40 * 300);
  for (const [number, { text }] of shortened.entries()) {
    assert.match(text, new RegExp(`^The usual sentence .* … rareword${number}x$`));
  }
});

test("short texts among long ones stay whole", () => {
  const [first] = shortenTexts(recordsOf(["A short one.", ...Array.from({ length: 9 }, () => usual)]), 4000);
  assert.equal(first?.text, "A short one.");
});
