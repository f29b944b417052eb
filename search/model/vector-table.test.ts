import assert from "node:assert/strict";
import { test } from "node:test";
import { addFeature, hasFeature, packVectors, parseVectors, quantizeRows } from "./vector-table.ts";

const ROWS = [Float64Array.of(0.5, -1, 0.25, 1), Float64Array.of(0, 0, 0, 0), Float64Array.of(3, -3, 1, 2)];
const TABLE = { width: 4, hashes: Uint32Array.of(7, 99, 0xfffffff0), ...quantizeRows(ROWS) };
const FILE = packVectors(TABLE);

function vectorOf(feature: number): number[] {
  const table = parseVectors(new Uint8Array(FILE).buffer);
  assert.ok(table !== undefined);
  const sum = new Float32Array(4);
  addFeature(table, feature, sum);
  return [...sum];
}

test("keeps each number within half a step of its row", () => {
  for (const [row, hash] of TABLE.hashes.entries()) {
    const expected = ROWS[row] ?? Float64Array.of();
    const step = Math.max(...expected.map(Math.abs)) / 7.5;
    for (const [at, value] of vectorOf(hash).entries())
      assert.ok(Math.abs(value - (expected[at] ?? 0)) <= step / 2 + 1e-6, `${value} for ${expected[at]}`);
  }
});

test("adds nothing for features without a row", () => {
  for (const feature of [0, 8, 0xffffffff]) {
    assert.deepEqual(vectorOf(feature), [0, 0, 0, 0]);
    assert.equal(hasFeature(TABLE, feature), false);
  }
  assert.equal(hasFeature(TABLE, 99), true);
});

test("recognizes a file that is cut off or something else", () => {
  const cases = [FILE.slice(0, -1), FILE.slice(0, 8), new TextEncoder().encode("<!doctype html><html lang=en>")];
  for (const bytes of cases) assert.equal(parseVectors(new Uint8Array(bytes).buffer), undefined);
});
