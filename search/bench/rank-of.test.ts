import assert from "node:assert/strict";
import { test } from "node:test";
import { rankOf, scoresOf } from "./rank-of.ts";
import { GOLDEN_PARTS, readGolden } from "./read-golden.ts";

test("accepts any section of a page as its answer, but only the right section for a section", () => {
  const found = ["/a/#x", "/b/", "/b/#y"];
  const rank = (...right: string[]) => rankOf(found, { kind: "", query: "", right });
  assert.deepEqual(
    [rank("/a/"), rank("/a/#x"), rank("/a/#z"), rank("/b/#y"), rank("/c/", "/b/")],
    [1, 1, undefined, 3, 2],
  );
});

test("computes how often answers are first, among three, and how far down", () => {
  const ranks = [1, 2, 4, undefined].map((rank) => ({ rank, results: rank === undefined ? 0 : 5 }));
  assert.deepEqual(scoresOf(ranks), { queries: 4, first: 0.25, firstThree: 0.5, reciprocal: 1.75 / 4, empty: 1 });
});

test("has no query of a measuring part in a tuning part", async () => {
  const parts = await Promise.all(GOLDEN_PARTS.map(async (part) => ({ part, queries: await readGolden(part) })));
  const queriesOf = (kind: string) =>
    parts.flatMap(({ part, queries }) => (part.includes(kind) ? queries.map(({ query }) => query.toLowerCase()) : []));
  const tuned = new Set(queriesOf("tuning"));
  const measured = queriesOf("measuring");
  assert.ok(tuned.size + measured.length >= 1400);
  assert.deepEqual(
    measured.filter((query) => tuned.has(query)),
    [],
  );
});
