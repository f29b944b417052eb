import { z } from "zod";

/** Supporters who gave by other ways than Open Collective. */
export const AdditionalSupporters = z.array(
  z.strictObject({ slug: z.string(), name: z.string(), url: z.url(), totalDonations: z.number(), via: z.string() }),
);

/** Someone who gave money. Amounts are in US cents. */
export type Supporter = {
  slug: string;
  name: string;
  /** Target of the name's link. */
  url: string;
  /** URL of the original image; '' for none. */
  avatar: string;
  /** ISO date and time. */
  firstDonation: string;
  totalDonations: number;
};
