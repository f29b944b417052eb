import { distance } from "fastest-levenshtein";

/**
 * Returns the existing name that was probably meant, the first of equally similar ones. At most half of its letters may
 * differ, and at most `limit`.
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

/** Returns "Did you mean x?" if a name is similar, otherwise what else to do. */
export function didYouMean(nearest: string | undefined, otherwise: string): string {
  return nearest === undefined ? otherwise : `Did you mean ${nearest}?`;
}
