import assert from "node:assert/strict";
import { test } from "node:test";
import { isDrag, type Sample, scrollsUnder, settlesOpen, shownBy } from "./swipe.ts";

/** A movement at an even 0.2 pixels per millisecond. */
function slow(...points: [x: number, y: number][]): Sample[] {
  let time = 0;
  return points.map(([x, y], position) => {
    time += 5 * Math.abs(x - (points[position - 1]?.[0] ?? x));
    return { x, y, time };
  });
}

test("opens on a swipe from the left edge, closes on a swipe to the left, ignores scrolling", () => {
  const cases: [[number, number], [number, number], isOpen: boolean, opens: boolean][] = [
    [[10, 100], [40, 100], false, true],
    [[295, 100], [315, 100], false, true],
    [[296, 100], [340, 100], false, false],
    [[10, 100], [29, 100], false, false],
    [[10, 100], [40, 123], false, true],
    [[10, 100], [40, 124], false, false],
    [[10, 100], [40, 76], false, false],
    [[200, 100], [170, 100], true, false],
    [[200, 100], [181, 100], true, true],
    [[200, 100], [170, 100], false, false],
    [[10, 100], [40, 100], true, true],
    [[10, 100], [10, 160], false, false],
  ];
  for (const [from, to, isOpen, opens] of cases)
    assert.equal(settlesOpen(slow(from, to), isOpen), opens, JSON.stringify([from, to, isOpen]));
});

test("flicking back cancels a swipe", () => {
  const back: Sample[] = [
    { x: 10, y: 100, time: 0 },
    { x: 200, y: 100, time: 400 },
    { x: 150, y: 100, time: 450 },
  ];
  assert.equal(settlesOpen(back, false), false);
  const slowly = back.map((sample, position) => (position === 2 ? { ...sample, time: 1000 } : sample));
  assert.equal(settlesOpen(slowly, false), true);
});

test("the menu follows the finger after a few pixels, up to its own width", () => {
  const from = { x: 100, y: 100 };
  assert.equal(isDrag(from, { x: 107, y: 100 }, false), false);
  assert.equal(isDrag(from, { x: 108, y: 100 }, false), true);
  assert.equal(isDrag(from, { x: 92, y: 100 }, false), false);
  assert.equal(isDrag(from, { x: 92, y: 100 }, true), true);
  assert.equal(shownBy(from, { x: 180, y: 100 }, { isOpen: false, width: 320 }), 0.25);
  assert.equal(shownBy(from, { x: 20, y: 100 }, { isOpen: true, width: 320 }), 0.75);
  assert.equal(shownBy(from, { x: 600, y: 100 }, { isOpen: false, width: 320 }), 1);
  assert.equal(shownBy(from, { x: 20, y: 100 }, { isOpen: false, width: 320 }), 0);
});

test("a swipe over wide content scrolls it while it can", () => {
  const atStart = { now: 0, first: 0, last: 550 };
  const atEnd = { ...atStart, now: 550 };
  assert.equal(scrollsUnder(atStart, 20), false);
  assert.equal(scrollsUnder(atStart, -20), true);
  assert.equal(scrollsUnder(atEnd, 20), true);
  assert.equal(scrollsUnder(atEnd, -20), false);
});

test("content of a right-to-left language starts at its right end", () => {
  const atStart = { now: 0, first: -550, last: 0 };
  assert.equal(scrollsUnder(atStart, 20), true);
  assert.equal(scrollsUnder(atStart, -20), false);
});
