/** Ranks by the amount of money given, in display order. */
export const RANKS = ["latest", "platinum", "gold", "silver", "bronze", "backer"] as const;
export type Rank = (typeof RANKS)[number];

/** A supporter as the page of supporters shows them. */
export type ShownSupporter = {
  name: string;
  url: string;
  /** URL of the image; without one, the name's initials are shown. */
  avatar?: string;
};

export type SupporterLists = Record<Rank, ShownSupporter[]>;

/** Number of supporters of each rank, which is known before its list is loaded. */
export type SupporterCounts = Record<Rank, number>;

export function countSupporters(lists: SupporterLists): SupporterCounts {
  const counts: SupporterCounts = { latest: 0, platinum: 0, gold: 0, silver: 0, bronze: 0, backer: 0 };
  for (const rank of RANKS) counts[rank] = lists[rank].length;
  return counts;
}
