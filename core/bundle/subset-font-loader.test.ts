import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseSubset } from "./subset-font-loader.ts";

test("a font's query names ranges of characters, and one weight or a range", () => {
  assert.deepEqual(parseSubset("?chars=41-43,61&wght=400-700"), {
    characters: "ABCa",
    weights: { min: 400, max: 700 },
  });
  assert.deepEqual(parseSubset("?chars=2026&wght=400"), { characters: "…", weights: 400 });
  assert.throws(() => parseSubset("?chars=20-7E"));
  assert.throws(() => parseSubset("?chars=&wght=400"));
});

test("each typeface's unicode-range matches its file", () => {
  const faces = readFileSync("site/styles/fonts.css", "utf8")
    .split("@font-face")
    .filter((face) => face.includes("url("));
  assert.ok(faces.length > 3);
  for (const face of faces) {
    const chars = /\?chars=([^&]+)&/.exec(face)?.[1];
    const range = /unicode-range: ([^;]+);/.exec(face)?.[1]?.replaceAll(/U\+|\s/g, "");
    assert.equal(range, chars);
  }
});
