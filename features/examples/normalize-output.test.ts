import assert from "node:assert/strict";
import { test } from "node:test";
import { comparableOutput, normalizeOutput } from "./normalize-output.ts";

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

test("replaces hashes and nothing else", () => {
  const cases: [string, string][] = [
    ["asset main.87ab.3d49.da01.js 44 bytes", "asset main.HASH.HASH.HASH.js 44 bytes"],
    ["shop-5f8a3c1e9b7d20466f1e.js", "shop-HASH.js"],
    ["hash 5f8a3c1e9b7d20466f1e", "hash HASH"],
    ["webpack 5.112.2 compiled, 12345678 bytes, 1.9 KiB", "webpack 5.112.2 compiled, 12345678 bytes, 1.9 KiB"],
    ["decade.js facade deadbeef", "decade.js facade deadbeef"],
  ];
  for (const [text, expected] of cases) assert.equal(comparableOutput(text), expected);
});
