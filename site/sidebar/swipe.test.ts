import assert from "node:assert/strict";
import { test } from "node:test";
import { swipe } from "./swipe.ts";

test("a swipe from the left edge opens, one to the left closes, a scroll does nothing", () => {
  const cases: [[number, number], [number, number], boolean, string | undefined][] = [
    [[10, 100], [40, 100], false, "open"],
    [[295, 100], [315, 100], false, "open"],
    [[296, 100], [340, 100], false, undefined],
    [[10, 100], [29, 100], false, undefined],
    [[10, 100], [40, 123], false, "open"],
    [[10, 100], [40, 124], false, undefined],
    [[10, 100], [40, 76], false, undefined],
    [[200, 100], [170, 100], true, "close"],
    [[200, 100], [170, 100], false, undefined],
    [[10, 100], [40, 100], true, undefined],
    [[10, 100], [10, 160], false, undefined],
  ];
  for (const [from, to, open, expected] of cases) {
    const result = swipe({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }, open);
    assert.equal(result, expected, JSON.stringify([from, to, open]));
  }
});
