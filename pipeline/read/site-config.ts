import { readFile } from "node:fs/promises";
import { z } from "zod";

const SiteConfig = z.strictObject({
  name: z.string().describe("Stands in every page's title."),
  description: z.string(),
  url: z.url().describe("Where the site is published, without a trailing slash."),
  repositoryUrl: z.url(),
  editUrl: z.url().describe("Address that a page's path is appended to."),
});

/** What is true of the whole site. */
export type SiteConfig = z.infer<typeof SiteConfig>;

export async function readSiteConfig(file = "data/site.json"): Promise<SiteConfig> {
  return SiteConfig.parse(JSON.parse(await readFile(file, "utf8")));
}
