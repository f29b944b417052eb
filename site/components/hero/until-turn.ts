/** Time between two words of the heading, and between two turns of the cube, in milliseconds. */
export const TURN_INTERVAL = 5000;

/** Returns when to turn next if the heading has been shown for a while, because its script may arrive late. */
export function untilTurn(elapsed: number): number {
  // A test's clock may be behind.
  return TURN_INTERVAL - (Math.max(0, elapsed) % TURN_INTERVAL);
}
