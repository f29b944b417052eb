import assert from "node:assert/strict";
import { test } from "node:test";
import { normalizeHashes } from "./normalize-hashes.ts";

test("replaces hashes and nothing else", () => {
  const cases: [string, string][] = [
    ["asset main.87ab.3d49.da01.js 44 bytes", "asset main.HASH.HASH.HASH.js 44 bytes"],
    ["shop-5f8a3c1e9b7d20466f1e.js", "shop-HASH.js"],
    ["hash 5f8a3c1e9b7d20466f1e", "hash HASH"],
    ["webpack 5.112.2 compiled, 12345678 bytes, 1.9 KiB", "webpack 5.112.2 compiled, 12345678 bytes, 1.9 KiB"],
    ["decade.js facade deadbeef", "decade.js facade deadbeef"],
  ];
  for (const [text, expected] of cases) assert.equal(normalizeHashes(text), expected);
});
