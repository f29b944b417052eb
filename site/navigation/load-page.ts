import type { Page } from "#model/page.ts";
import { pageKey } from "#model/url.ts";

/**
 * The page at an address of this site. Rejects with webpack's own errors: a ChunkLoadError when its file doesn't arrive,
 * one with the code MODULE_NOT_FOUND when there is no such page.
 */
export async function loadPage(url: string): Promise<Page> {
  if (DEVELOPMENT) {
    const { fetchPage } = await import("./fetch-page.ts");
    return fetchPage(url);
  }
  const { importPage } = await import(/* webpackChunkName: "page-map" */ "./import-page.ts");
  return importPage(pageKey(url));
}
