import assert from "node:assert/strict";
import { test } from "node:test";
import { recordOf } from "../engine/engine-of.ts";
import { shortenTexts } from "./shorten-texts.ts";

const recordsOf = (texts: readonly string[]) => texts.map((text, page) => recordOf({ page, text }));
const usual = "The usual sentence stands in every section. ".repeat(40);

test("keeps texts within the budget", () => {
  const records = recordsOf(["One text.", "Another."]);
  assert.deepEqual(shortenTexts(records, 100), records);
});

test("cuts long texts and keeps rare words after the cut", () => {
  const texts = Array.from({ length: 40 }, (_, number) => `${usual}rareword${number}x common`);
  const shortened = shortenTexts(recordsOf(texts), 40 * 300);
  const lengths = shortened.map(({ text }) => text.length);
  assert.ok(lengths.reduce((sum, length) => sum + length) <= 40 * 300);
  for (const [number, { text }] of shortened.entries()) {
    assert.match(text, new RegExp(`^The usual sentence .* … rareword${number}x$`));
  }
});

test("keeps short texts among long ones", () => {
  const [first] = shortenTexts(recordsOf(["A short one.", ...Array.from({ length: 9 }, () => usual)]), 4000);
  assert.equal(first?.text, "A short one.");
});
