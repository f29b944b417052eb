import { distance } from "fastest-levenshtein";

/**
 * Of the names that exist, the one that was probably meant: at most half of its letters differ, and never more than
 * `limit`. Undefined when none is that near; of equally near names the first.
 */
export function nearestName(
  name: string,
  names: Iterable<string>,
  limit: number = Math.floor(name.length / 2),
): string | undefined {
  let nearest: string | undefined;
  let least = limit + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const differing = distance(name, candidate);
    if (differing < least) [nearest, least] = [candidate, differing];
  }
  return nearest;
}

/** "Did you mean x?" when a name is near, else what to do instead. */
export function didYouMean(nearest: string | undefined, otherwise: string): string {
  return nearest === undefined ? otherwise : `Did you mean ${nearest}?`;
}
