import type { Rank } from "#model/supporter.ts";
import type { Supporter } from "./supporter.ts";

const DAY = 24 * 60 * 60 * 1000;
const LATEST = { days: 21, count: 30 };
const BACKERS = 100;
/** Minimum total of each rank, in US dollars. */
const LOWEST = { platinum: 50_000, gold: 10_000, silver: 2_000, bronze: 200, backer: 1 } as const;

/** Ranks supporters, highest totals first. The latest are those who first gave in the three weeks before `now`. */
export function rankSupporters(supporters: readonly Supporter[], now: Date): Record<Rank, Supporter[]> {
  const sorted = supporters.toSorted((a, b) => b.totalDonations - a.totalDonations || (a.slug < b.slug ? -1 : 1));
  const within = (lowest: number, below = Number.POSITIVE_INFINITY) =>
    sorted.filter(({ totalDonations }) => totalDonations >= lowest * 100 && totalDonations < below * 100);
  const since = now.getTime() - LATEST.days * DAY;
  return {
    latest: sorted.filter(({ firstDonation }) => Date.parse(firstDonation) > since).slice(0, LATEST.count),
    platinum: within(LOWEST.platinum),
    gold: within(LOWEST.gold, LOWEST.platinum),
    silver: within(LOWEST.silver, LOWEST.gold),
    bronze: within(LOWEST.bronze, LOWEST.silver),
    backer: within(LOWEST.backer, LOWEST.bronze).slice(0, BACKERS),
  };
}

/** Adds donations that came another way to the supporter with the same slug, or as another supporter. */
export function mergeSupporters(supporters: readonly Supporter[], additional: readonly Supporter[]): Supporter[] {
  const bySlug = new Map(supporters.map((supporter) => [supporter.slug, supporter]));
  for (const extra of additional) {
    const known = bySlug.get(extra.slug);
    const total = (known?.totalDonations ?? 0) + extra.totalDonations;
    bySlug.set(extra.slug, { ...(known ?? extra), totalDonations: total });
  }
  return [...bySlug.values()];
}
