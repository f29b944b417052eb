import assert from "node:assert/strict";
import { test } from "node:test";
import { type DiffLine, diffLines, sideBySide } from "./diff-lines.ts";

const shown = (lines: readonly DiffLine[]) =>
  lines.map(({ kind, text }) => ({ same: " ", removed: "-", added: "+" })[kind] + text).join(",");
const diffOf = (before: string, after: string) => shown(diffLines([...before], [...after]));

test("keeps common lines in order", () => {
  assert.equal(diffOf("abcd", "abxcd"), " a, b,+x, c, d");
  assert.equal(diffOf("abcd", "acd"), " a,-b, c, d");
  assert.equal(diffOf("abc", "axc"), " a,-b,+x, c");
  assert.equal(diffOf("abcabba", "cbabac"), "-a,-b, c,-a, b,+a, b, a,+c");
  assert.equal(diffOf("aa", "aaa"), " a, a,+a");
  assert.equal(diffOf("", "a"), "+a");
  assert.equal(diffOf("a", ""), "-a");
  assert.equal(diffOf("", ""), "");
});

test("compares thousands of lines", () => {
  const lines = (prefix: string) => Array.from({ length: 20_000 }, (_, line) => `${prefix}${line}`);
  assert.equal(diffLines(["first", ...lines("a")], ["first", ...lines("b")]).length, 40_001);
});

test("puts changed lines side by side and counts distant unchanged lines", () => {
  const before = [..."1234567890", "old", "older", ..."1234567890"];
  const after = [..."1234567890", "new", ..."1234567890"];
  const rows = sideBySide(diffLines(before, after));
  assert.deepEqual(
    rows.map((row) => ("gap" in row ? `… ${row.gap}` : `${row.before ?? ""}|${row.after ?? ""}`)),
    ["… 7", "8|8", "9|9", "0|0", "old|new", "older|", "1|1", "2|2", "3|3", "… 7"],
  );
});

test("equal texts are a single gap", () => {
  assert.deepEqual(sideBySide(diffLines([..."abc"], [..."abc"])), [{ gap: 3 }]);
});
