import type { GoldenQuery } from "./read-golden.ts";

/** Place of the first right answer among addresses in the order shown, from 1; undefined when none is right. */
export function rankOf(found: readonly string[], { right }: GoldenQuery): number | undefined {
  const place = found.findIndex((url) => right.some((address) => answers(url, address)));
  return place === -1 ? undefined : place + 1;
}

/** '/guides/caching/' is answered by the page and each of its sections, '/guides/caching/#headers' by that section alone. */
function answers(url: string, right: string): boolean {
  return url === right || (!right.includes("#") && url.split("#")[0] === right);
}

export type Scores = { queries: number; first: number; firstThree: number; reciprocal: number; empty: number };

/** Ranks of many queries → shares from 0 to 1. */
export function scoresOf(ranks: readonly { rank: number | undefined; results: number }[]): Scores {
  const share = (count: number) => (ranks.length === 0 ? 0 : count / ranks.length);
  const within = (most: number) => share(ranks.filter(({ rank }) => rank !== undefined && rank <= most).length);
  return {
    queries: ranks.length,
    first: within(1),
    firstThree: within(3),
    reciprocal: share(ranks.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : 1 / rank), 0)),
    empty: ranks.filter(({ results }) => results === 0).length,
  };
}
