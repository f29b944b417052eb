import { writeFile } from "node:fs/promises";
import { z } from "zod";
import { isListed } from "../../core/index/build-site-index.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { readData } from "../../core/problems/read-data.ts";

/** Path of the list from the project's root. */
export const PUBLISHED_IDS = "data/published-ids.json";
/** Pages and ids that webpack.js.org published before this site did. */
export const EARLIER_SITE = "data/webpack-js-org.json";

export const PublishedIds = z.record(z.string(), z.array(z.string()));
export const EarlierSite = z.record(
  z.string(),
  z.strictObject({
    ids: z.array(z.string()),
    until: z.string().optional().describe("Month in which it was removed, e.g. 2018-01."),
  }),
);

/** Every URL that was ever published, with the ids that links may name there. */
export type PublishedIds = ReadonlyMap<string, readonly string[]>;

/** Returns the URLs and ids that must keep working: those of this site and of the one before it. */
export async function readPublishedIds(): Promise<PublishedIds> {
  const earlier = await readData(EARLIER_SITE, EarlierSite);
  const all = new Map(Object.entries(await readData(PUBLISHED_IDS, PublishedIds)));
  for (const [url, { ids }] of Object.entries(earlier)) all.set(url, [...new Set([...(all.get(url) ?? []), ...ids])]);
  return all;
}

/** Adds the ids of all pages to the list and returns how many are new. Nothing is ever removed from it. */
export async function publishIds(index: SiteIndex): Promise<number> {
  const before = Object.entries(await readData(PUBLISHED_IDS, PublishedIds));
  const published = new Map(before.map(([url, ids]) => [url, new Set(ids)]));
  const count = () => [...published.values()].reduce((sum, ids) => sum + ids.size, published.size);
  const countBefore = count();
  for (const [url, page] of index.pages)
    if (isListed(page)) published.set(url, new Set([...(published.get(url) ?? []), ...index.ids(url)]));
  const sorted = [...published].sort(([a], [b]) => (a < b ? -1 : 1)).map(([url, ids]) => [url, [...ids].sort()]);
  await writeFile(PUBLISHED_IDS, `${JSON.stringify(Object.fromEntries(sorted), undefined, 1)}\n`);
  return count() - countBefore;
}
