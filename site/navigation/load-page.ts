import type { ShownPage } from "#model/page.ts";
import { importPage } from "./import-page.ts";

/**
 * Loads a page of this site. Rejects with webpack's own errors: a ChunkLoadError if its file doesn't arrive, and one
 * with the code MODULE_NOT_FOUND if the page doesn't exist.
 */
export async function loadPage(url: string): Promise<ShownPage> {
  const load = DEVELOPMENT ? (await import("./fetch-page.ts")).fetchPage : importPage;
  return load(url);
}
