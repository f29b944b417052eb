import { z } from "zod";
import { readData } from "../../core/problems/read-data.ts";

export const REDIRECTS = "data/redirects.json";

export const Redirects = z.array(
  z.strictObject({
    from: z.string().regex(/^\/(?:[\w.-]+\/)+$/, "a URL of this site that ends with a slash"),
    to: z.string().regex(/^\/(?!\/)/, "a URL of this site"),
  }),
);

/** Old URLs and their targets. */
export type Redirects = z.infer<typeof Redirects>;

export async function readRedirects(): Promise<Redirects> {
  return readData(REDIRECTS, Redirects);
}
