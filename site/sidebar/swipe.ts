export type Point = { x: number; y: number };

/** Pixels a finger must move, how near the edge it must begin to open, and how steep the movement may be. */
const THRESHOLD = 20;
const EDGE = 295;
const STEEPEST = 0.8;

/** What a movement of one finger asks of the menu; undefined when it is a scroll or too short. */
export function swipe(from: Point, to: Point, open: boolean): "open" | "close" | undefined {
  const across = to.x - from.x;
  const down = to.y - from.y;
  if (Math.abs(across) < THRESHOLD || Math.abs(down / across) >= STEEPEST) return undefined;
  if (across > 0 && !open && from.x <= EDGE) return "open";
  return across < 0 && open ? "close" : undefined;
}
