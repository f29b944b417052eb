import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeOutput } from "./merge-output.ts";

test("keeps the durations and lines that were recorded if nothing else has changed", () => {
  const recorded = "$ npx webpack\nasset main.js 12 bytes\nwebpack 5.1.0 compiled in 35 ms\n(node:12) warning\n";
  const printed = "$ npx webpack\nasset main.js 14 bytes\nwebpack 5.2.0 compiled in 9 ms\n(node:99) warning\n";
  const merged = "$ npx webpack\nasset main.js 14 bytes\nwebpack 5.2.0 compiled in 35 ms\n(node:12) warning\n";
  assert.equal(mergeOutput(recorded, printed), merged);
});

test("takes added and removed lines as they are", () => {
  assert.equal(mergeOutput("a\n3 ms\nb\n", "a\n7 ms\nnew 5 ms\nnew 6 ms\n"), "a\n3 ms\nnew 5 ms\nnew 6 ms\n");
  assert.equal(mergeOutput("", "a\n"), "a\n");
});
