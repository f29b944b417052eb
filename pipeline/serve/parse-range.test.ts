import assert from "node:assert/strict";
import { test } from "node:test";
import { parseRange } from "./parse-range.ts";

test("parses a single byte range, or reports it as unsatisfiable", () => {
  const cases = [
    ["bytes=0-9", { start: 0, end: 9 }],
    ["bytes=90-", { start: 90, end: 99 }],
    ["bytes=90-1000", { start: 90, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-1000", { start: 0, end: 99 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=100-200", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
  ] as const;
  for (const [header, range] of cases) assert.deepEqual(parseRange(header, 100), range, header);
});

test("returns the whole file for every other header", () => {
  for (const header of [
    undefined,
    "",
    "bytes",
    "bytes=",
    "bytes=-",
    "bytes=9-0",
    "bytes=a-b",
    "bytes=0-1,3-4",
    "lines=0-1",
    `bytes=0-${"9".repeat(400)}`,
    "bytes=0x1-2",
  ])
    assert.equal(parseRange(header, 100), undefined, header);
});
