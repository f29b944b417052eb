import { z } from "zod";
import { language } from "#strings";
import { readData } from "../problems/read-data.ts";
import { readNavigation, WebUrl } from "./navigation.ts";

export const SITE_FILE = "data/site.json";

export const SiteConfig = z.strictObject({
  name: z.string().describe("Part of every page's title."),
  description: z.string(),
  url: WebUrl.describe("Where the site is published, without a trailing slash."),
  repositoryUrl: WebUrl,
  editUrl: WebUrl.describe("URL that a page's path is appended to."),
});

/** Settings of the whole site. `mainUrl`: where the documentation that a translation belongs to is published. */
export type SiteConfig = z.infer<typeof SiteConfig> & { mainUrl?: string };

/** A translation has its own host. */
export async function readSiteConfig(): Promise<SiteConfig> {
  const config = await readData(SITE_FILE, SiteConfig);
  const { languages } = await readNavigation();
  const { host = "", editUrl = config.editUrl } = languages.find(({ lang }) => lang === language.code) ?? {};
  return host === "" ? config : { ...config, url: host, editUrl, mainUrl: config.url };
}
