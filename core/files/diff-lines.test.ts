import assert from "node:assert/strict";
import { test } from "node:test";
import { diffLines } from "./diff-lines.ts";

test("shows changes with the lines around them", () => {
  const before = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl";
  const table = [
    [before, before, ""],
    ["a\nb", "a\nc", " a\n-b\n+c"],
    [before, before.replace("f", "F"), " d\n e\n-f\n+F\n g\n h"],
    [before, before.replace("b", "B").replace("k", "K"), " a\n-b\n+B\n c\n d\n…\n i\n j\n-k\n+K\n l"],
    ["", "a", "+a"],
  ] as const;
  for (const [from, to, expected] of table) assert.equal(diffLines(from, to), expected);
});
