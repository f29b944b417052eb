/** The option the reader moved to: its position and URL. */
export type Reached = { position: number; url: string | undefined };

/**
 * Returns the option's position in an updated list, so that Enter opens the same result; 0 if it's gone or none was
 * reached.
 */
export function positionOf(reached: Reached | undefined, entries: readonly { url: string }[]): number {
  if (reached === undefined) return 0;
  const { position, url } = reached;
  // Two lists may contain the same URL.
  if (entries[position]?.url === url) return position;
  const now = entries.findIndex((entry) => entry.url === url);
  return Math.max(0, now);
}

export function isSame(one: Reached | undefined, other: Reached): boolean {
  return one?.position === other.position && one.url === other.url;
}
