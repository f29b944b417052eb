import { readFile } from "node:fs/promises";
import { z } from "zod";

export const Redirects = z.array(
  z.strictObject({
    from: z.string().regex(/^\/(?:[\w.-]+\/)+$/, "an address of this site that ends with a slash"),
    to: z.string().regex(/^\/(?!\/)/, "an address of this site"),
  }),
);

/** Old URLs and their targets. */
export type Redirects = z.infer<typeof Redirects>;

export async function readRedirects(file = "data/redirects.json"): Promise<Redirects> {
  return Redirects.parse(JSON.parse(await readFile(file, "utf8")));
}
