import assert from "node:assert/strict";
import { test } from "node:test";
import { normalizeOutput } from "./normalize-output.ts";

test("ignores durations and trailing blanks, and nothing else", () => {
  const table = [
    ["compiled in 107 ms", "compiled in N ms"],
    ["compiled in 1.25 s", "compiled in N ms"],
    ["took 12 ms and 3 s  \n\n", "took N ms and N ms"],
    ["a \t\nb", "a\nb"],
    ["107 msg, 3 secs, v5.1 sx", "107 msg, 3 secs, v5.1 sx"],
    ["asset main.js 42 bytes", "asset main.js 42 bytes"],
    ["  indented", "  indented"],
  ] as const;
  for (const [text, expected] of table) assert.equal(normalizeOutput(text), expected);
});
