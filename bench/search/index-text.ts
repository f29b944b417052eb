import { packIndex } from "../../model/pack-index.ts";
import { type Cache, NO_CACHE } from "../../pipeline/cache/step-cache.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import type { CompiledPage } from "../../pipeline/markdown/compiled-page.ts";
import { buildSearchIndex } from "../../pipeline/search/build-search-index.ts";
import { readSearchWords } from "../../pipeline/search/read-search-words.ts";

/** Returns the search index of these pages as a build would write it. */
export async function indexText(
  { index, pages }: { index: SiteIndex; pages: readonly CompiledPage[] },
  cache: Cache = NO_CACHE,
): Promise<string> {
  return packIndex(buildSearchIndex(pages, index, await readSearchWords(), cache));
}
