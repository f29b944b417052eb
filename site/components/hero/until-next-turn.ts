/** Milliseconds between two words of the home page's heading, and between two turns of its cube. */
export const TURN_INTERVAL = 5000;

/** Milliseconds from now to the next turn, for a heading that has been shown for `shown` milliseconds: 1800 → 3200. */
export function untilNextTurn(shown: number): number {
  return TURN_INTERVAL - (Math.max(0, shown) % TURN_INTERVAL);
}
