import type { ShownPage } from "#model/page.ts";
import { importPage } from "./import-page.ts";

/**
 * The page at an address of this site. Rejects with webpack's own errors: a ChunkLoadError when its file doesn't arrive,
 * one with the code MODULE_NOT_FOUND when there is no such page.
 */
export async function loadPage(url: string): Promise<ShownPage> {
  const load = DEVELOPMENT ? (await import("./fetch-page.ts")).fetchPage : importPage;
  return load(url);
}
