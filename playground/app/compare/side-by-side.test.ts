import assert from "node:assert/strict";
import { test } from "node:test";
import { sideBySide } from "./side-by-side.ts";

const rowsOf = (before: readonly string[], after: readonly string[]) =>
  sideBySide([...before], [...after]).map((row) =>
    "gap" in row ? `… ${row.gap}` : `${row.before ?? ""}${row.isSame ? "=" : "|"}${row.after ?? ""}`,
  );

test("puts changed lines side by side and counts distant unchanged lines", () => {
  assert.deepEqual(
    rowsOf([..."1234567890", "old", "older", ..."1234567890"], [..."1234567890", "new", ..."1234567890"]),
    ["… 7", "8=8", "9=9", "0=0", "old|new", "older|", "1=1", "2=2", "3=3", "… 7"],
  );
});

test("shows added and removed lines alone, and equal texts as a gap", () => {
  assert.deepEqual(rowsOf([..."ac"], [..."abc"]), ["a=a", "|b", "c=c"]);
  assert.deepEqual(rowsOf([..."abc"], [..."ac"]), ["a=a", "b|", "c=c"]);
  assert.deepEqual(rowsOf([..."abc"], [..."abc"]), ["… 3"]);
  assert.deepEqual(rowsOf([], []), []);
});

test("replaces texts with thousands of differences as a whole", () => {
  const lines = (prefix: string) => Array.from({ length: 20_000 }, (_, line) => `${prefix}${line}`);
  assert.equal(rowsOf(["first", ...lines("a")], ["first", ...lines("b")]).length, 20_001);
});
