import type { GoldenQuery } from "./read-golden.ts";

/** Returns the position of the first right answer among URLs in the order shown, from 1; undefined if none is right. */
export function rankOf(found: readonly string[], { right }: GoldenQuery): number | undefined {
  const place = found.findIndex((url) => right.some((address) => answers(url, address)));
  return place === -1 ? undefined : place + 1;
}

/** '/guides/caching/' accepts the page and each of its sections, '/guides/caching/#headers' only that section. */
function answers(url: string, right: string): boolean {
  return url === right || (!right.includes("#") && pageOf(url) === right);
}

/** Returns the page of a URL: '/guides/caching/#headers' → '/guides/caching/'. */
export function pageOf(url: string): string {
  return url.split("#")[0] ?? "";
}

export type Scores = { queries: number; first: number; firstThree: number; reciprocal: number; empty: number };

/** Turns the ranks of many queries into shares from 0 to 1. */
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
