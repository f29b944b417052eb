import assert from "node:assert/strict";
import { test } from "node:test";
import { isWithin } from "./is-within.ts";

const LIMITS = { bytes: 100, values: 10 };

test("messages within the limits are accepted", () => {
  for (const message of ["a".repeat(100), { a: [1, null, undefined, true], b: new Uint8Array(90) }, null, 5])
    assert.equal(isWithin(message, LIMITS), true);
});

test("long texts, large files, many values and endless structures are refused", () => {
  const cycle: Record<string, unknown> = {};
  cycle["a"] = cycle;
  for (const message of [
    "a".repeat(101),
    { a: "a".repeat(60), b: ["b".repeat(60)] },
    { a: new Uint8Array(101) },
    { a: new DataView(new ArrayBuffer(101)) },
    { ["a".repeat(101)]: 1 },
    new Array(11).fill(1),
    [new Array(1e9)],
    cycle,
  ])
    assert.equal(isWithin(message, LIMITS), false);
});
