/** `x` is measured from the edge that the menu is at. */
export type Point = { x: number; y: number };
/** Where a finger was, and when (in milliseconds). */
export type Sample = Point & { time: number };

/** How far a finger must move to open or close the menu, and where it must start to open it, in pixels. */
const THRESHOLD = 20;
const EDGE = 295;
/** Steeper movements scroll the page. */
const STEEPEST = 0.8;
/** How far a finger moves before the menu follows it, in pixels. */
const SLOP = 8;
/** A finger that leaves faster than this, in pixels per millisecond, decides by its direction. */
const FLICK = 0.3;
/** How far back the velocity looks, in milliseconds. */
const RECENT = 80;

/** True when a finger moves the menu: across the screen, and in the direction that opens or closes it. */
export function isDrag(from: Point, to: Point, isOpen: boolean): boolean {
  const across = to.x - from.x;
  if (Math.abs(across) < SLOP || isSteep(from, to)) return false;
  return isOpen ? across < 0 : across > 0 && from.x <= EDGE;
}

/** How much of a menu of some width is visible under the finger: 0 to 1. */
export function shownBy(from: Point, to: Point, { isOpen, width }: { isOpen: boolean; width: number }): number {
  const moved = (to.x - from.x) / width;
  return Math.min(1, Math.max(0, isOpen ? 1 + moved : moved));
}

/** Whether the menu is open after a gesture, given its samples in order. */
export function settlesOpen(samples: readonly Sample[], isOpen: boolean): boolean {
  const [from] = samples;
  const to = samples.at(-1);
  if (from === undefined || to === undefined || !isDrag(from, to, isOpen)) return isOpen;
  const forward = isOpen ? -1 : 1;
  if (Math.abs(to.x - from.x) < THRESHOLD || velocityOf(samples) * forward < -FLICK) return isOpen;
  return !isOpen;
}

/** Horizontal velocity at the end of a gesture, in pixels per millisecond. */
function velocityOf(samples: readonly Sample[]): number {
  const to = samples.at(-1);
  const from = samples.find(({ time }) => to !== undefined && time >= to.time - RECENT);
  return to === undefined || from === undefined || to.time === from.time ? 0 : (to.x - from.x) / (to.time - from.time);
}

function isSteep(from: Point, to: Point): boolean {
  return Math.abs(to.y - from.y) / Math.abs(to.x - from.x) >= STEEPEST;
}

/** Of `scrollLeft`, which is 0 or less in right-to-left text. */
export type ScrollRange = { now: number; first: number; last: number };

/** True when an element's own content still scrolls under a finger that moves by `across` pixels. */
export function scrollsUnder({ now, first, last }: ScrollRange, across: number): boolean {
  return across > 0 ? now > first + 1 : now < last - 1;
}
