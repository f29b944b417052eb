/** Someone who gave money. Amounts are US cents. */
export type Supporter = {
  slug: string;
  name: string;
  /** Where the name leads. */
  url: string;
  /** Address of the picture at its source. */
  avatar: string;
  /** ISO date and time. */
  firstDonation: string;
  totalDonations: number;
};

export const RANKS = ["latest", "platinum", "gold", "silver", "bronze", "backer"] as const;
export type Rank = (typeof RANKS)[number];
