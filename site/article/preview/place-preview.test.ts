import assert from "node:assert/strict";
import { test } from "node:test";
import { placePreview } from "./place-preview.ts";

const WINDOW = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 100 };

for (const [name, line, expected] of [
  ["below the link", { left: 200, top: 300, bottom: 320 }, { left: 200, top: 326 }],
  ["above it at the end of the window", { left: 200, top: 700, bottom: 720 }, { left: 200, top: 594 }],
  ["within the window on the right", { left: 900, top: 300, bottom: 320 }, { left: 692, top: 326 }],
  ["within the window on the left", { left: -20, top: 300, bottom: 320 }, { left: 8, top: 326 }],
] as const) {
  test(`a preview is ${name}`, () => assert.deepEqual(placePreview(line, SIZE, WINDOW), expected));
}

test("a preview that doesn't fit anywhere goes below its link", () => {
  const low = { width: 300, height: 120 };
  assert.equal(placePreview({ left: 0, top: 50, bottom: 70 }, SIZE, low).top, 76);
});
