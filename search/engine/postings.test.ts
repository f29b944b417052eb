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
});

test("a count stops where there is no more room", () => {
  const postings = createPostings();
  for (let time = 0; time < 600; time++) postings.count(0, 9);
  assert.deepEqual(rowOf(postings, 0), [[9, 511]]);
});

function rowOf(postings: Postings, stem: number): [record: number, low: number][] {
  return Array.from(postings.of(stem), (packed) => [packed >> BITS, packed & ((1 << BITS) - 1)]);
}
