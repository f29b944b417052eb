/** What the reader has moved to in a list: where it was, and its address. */
export type Reached = { position: number; url: string | undefined };

/**
 * Where in the list that is now: an answer with more in it may come after the first, and Enter must not lead elsewhere. The first
 * entry when it is gone, or nothing was reached.
 */
export function positionOf(reached: Reached | undefined, entries: readonly { url: string }[]): number {
  if (reached === undefined) return 0;
  const { position, url } = reached;
  // The same address may stand in two lists.
  if (entries[position]?.url === url) return position;
  const now = entries.findIndex((entry) => entry.url === url);
  return Math.max(0, now);
}
