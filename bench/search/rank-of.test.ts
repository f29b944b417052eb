import assert from "node:assert/strict";
import { test } from "node:test";
import { rankOf, scoresOf } from "./rank-of.ts";
import { readGolden } from "./read-golden.ts";

test("a page is answered by any of its sections, a section by itself alone", () => {
  const found = ["/a/#x", "/b/", "/b/#y"];
  const rank = (...right: string[]) => rankOf(found, { kind: "", query: "", right });
  assert.deepEqual(
    [rank("/a/"), rank("/a/#x"), rank("/a/#z"), rank("/b/#y"), rank("/c/", "/b/")],
    [1, 1, undefined, 3, 2],
  );
});

test("shares count what is first, among three, and how far down", () => {
  const ranks = [1, 2, 4, undefined].map((rank) => ({ rank, results: rank === undefined ? 0 : 5 }));
  assert.deepEqual(scoresOf(ranks), { queries: 4, first: 0.25, firstThree: 0.5, reciprocal: 1.75 / 4, empty: 1 });
});

test("no query of the measuring part stands in the tuning part", async () => {
  const tuning = new Set((await readGolden("tuning")).map(({ query }) => query.toLowerCase()));
  const measuring = await readGolden("measuring");
  assert.ok(tuning.size + measuring.length >= 150);
  assert.deepEqual(
    measuring.filter(({ query }) => tuning.has(query.toLowerCase())),
    [],
  );
});
