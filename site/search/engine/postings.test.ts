import assert from "node:assert/strict";
import { test } from "node:test";
import { BITS, createPostings, type Postings } from "./postings.ts";

test("each stem has its own row, whatever the order in which the stems come", () => {
  const postings = createPostings();
  postings.mark(7, 1, 1);
  postings.mark(3, 1, 2);
  postings.mark(7, 1, 4);
  postings.mark(7, 2, 8);
  assert.deepEqual(rowOf(postings, 7), [
    [1, 5],
    [2, 8],
  ]);
  assert.deepEqual(rowOf(postings, 3), [[1, 2]]);
  assert.deepEqual(rowOf(postings, 5), []);
  assert.deepEqual([postings.length(7), postings.union(7), postings.length(5)], [2, 13, 0]);
  postings.mark(7, 2, 16);
  postings.mark(7, 3, 1);
  assert.deepEqual(rowOf(postings, 7).slice(1), [
    [2, 24],
    [3, 1],
  ]);
});

test("a count stops where there is no more room, and rows grow beyond the first arrays", () => {
  const postings = createPostings();
  for (let time = 0; time < 600; time++) postings.count(0, 9);
  for (let record = 10; record < 20_000; record++) postings.count(40_000, record);
  assert.deepEqual(rowOf(postings, 0), [[9, 511]]);
  assert.equal(postings.length(40_000), 19_990);
  assert.deepEqual(rowOf(postings, 40_000).at(-1), [19_999, 1]);
});

function rowOf(postings: Postings, stem: number): [record: number, low: number][] {
  return Array.from(postings.of(stem), (packed) => [packed >> BITS, packed & ((1 << BITS) - 1)]);
}
