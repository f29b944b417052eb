import assert from "node:assert/strict";
import { test } from "node:test";
import { createQuestionList } from "./question-list.ts";

test("finds questions by the stems of their words", () => {
  const list = createQuestionList();
  list.add(4, [1, 2]);
  list.add(4, [2, 3]);
  list.add(7, [2]);
  assert.deepEqual([1, 2, 3, 9].map(list.having), [[0], [0, 1, 2], [1], []]);
  assert.deepEqual(
    list.all.map(({ record }) => record),
    [4, 4, 7],
  );
});

test("a stem is rarer the fewer records have it, however many of their questions do", () => {
  const list = createQuestionList();
  list.add(1, [1, 2]);
  list.add(1, [1]);
  list.add(2, [2]);
  assert.ok(list.rarity(1) > list.rarity(2));
  assert.equal(list.rarity(1), Math.log(2));
});
