import type { ResultGroup } from "#search/engine/group-hits.ts";

/**
 * Returns the next answer to the query whose results are `shown`. The page of the result with the URL `reached` and all
 * pages above it stay where they are, so that the reader doesn't choose something else.
 */
export function keepPlace(
  shown: readonly ResultGroup[],
  next: readonly ResultGroup[],
  reached: string | undefined,
): readonly ResultGroup[] {
  const last = shown.findIndex(({ results }) => results.some(({ url }) => url === reached));
  const kept = shown.slice(0, last + 1);
  if (kept.length === 0) return next;
  return [...kept, ...next.filter((group) => !kept.some(({ url }) => url === group.url))];
}
