import assert from "node:assert/strict";
import { test } from "node:test";
import { applyDiff } from "./apply-diff.ts";

test("adds, removes and keeps lines at the one place that has the diff's lines", () => {
  const table: [text: string, diff: string, result: string][] = [
    ["a\nb\nc\n", " a\n-b\n+B\n+BB\n c", "a\nB\nBB\nc\n"],
    ["a\n\n  b\n", " a\n\n   b\n+c", "a\n\n  b\nc\n"],
    ["a\n", "-a", ""],
  ];
  for (const [text, diff, result] of table) assert.deepEqual(applyDiff(text, diff), { text: result });
});

test("refuses a diff whose lines aren't in the text, or are there twice", () => {
  assert.deepEqual(applyDiff("a\n", "-b\n+c"), { reason: "the file has no lines 'b' and so on" });
  assert.deepEqual(applyDiff("a\nb\na\n", " a\n+c"), { reason: "the file has these lines 2 times" });
});
