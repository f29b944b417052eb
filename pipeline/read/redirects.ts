import { readFile } from "node:fs/promises";
import { z } from "zod";

export const Redirects = z.array(
  z.strictObject({
    from: z.string().regex(/^\/(?:[\w.-]+\/)+$/, "a URL of this site that ends with a slash"),
    to: z.string().regex(/^\/(?!\/)/, "a URL of this site"),
  }),
);

/** Old URLs and their targets. */
export type Redirects = z.infer<typeof Redirects>;

export async function readRedirects(file = "data/redirects.json"): Promise<Redirects> {
  return Redirects.parse(JSON.parse(await readFile(file, "utf8")));
}
