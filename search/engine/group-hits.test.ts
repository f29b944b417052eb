import assert from "node:assert/strict";
import { test } from "node:test";
import { engineOf, pageOf, recordOf } from "./engine-of.ts";
import { groupHits } from "./group-hits.ts";

const NUMBERS = Array.from({ length: 20 }, (_, number) => number);

/** Returns the ids of each page's results; a hit is a record and its score. */
function idsOf(pages: number, hits: [record: number, score: number][]): string[][] {
  const engine = engineOf({
    pages: NUMBERS.slice(0, pages).map((page) => pageOf({ url: `/${page}/` })),
    records: NUMBERS.map((number) => recordOf({ page: number % pages, level: 2, id: `s${number}` })),
  });
  const shares = { ownCoverage: 0, contextCoverage: 0, special: 0, asked: 0, covered: 0 };
  const found = { hits: hits.map(([record, score]) => ({ record, score, ...shares })), isMatch: () => false };
  return groupHits(engine, found).map(({ results }) => results.map(({ url }) => url.split("#")[1] ?? ""));
}

test("a page shows up to three results, if they're nearly as good as its best", () => {
  const [best, good, poor, next, last] = [0, 1, 2, 3, 4];
  assert.deepEqual(
    idsOf(1, [
      [best, 10],
      [good, 9],
      [next, 8],
      [last, 8],
    ]),
    [["s0", "s1", "s3"]],
  );
  assert.deepEqual(
    idsOf(1, [
      [best, 10],
      [poor, 6],
    ]),
    [["s0"]],
  );
});

test("up to twelve pages are shown", () => {
  assert.equal(
    idsOf(
      20,
      NUMBERS.map((number) => [number, 1]),
    ).length,
    12,
  );
});
