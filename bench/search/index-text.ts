import { type Cache, NO_CACHE } from "../../core/cache/step-cache.ts";
import type { CompiledPage } from "../../core/compile/compiled-page.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { packIndex } from "../../model/pack-index.ts";
import { buildSearchIndex } from "../../pipeline/search/build-search-index.ts";
import { readSearchWords } from "../../pipeline/search/read-search-words.ts";

/** Returns the search index of these pages as a build would write it. */
export async function indexText(
  { index, pages }: { index: SiteIndex; pages: readonly CompiledPage[] },
  cache: Cache = NO_CACHE,
): Promise<string> {
  return packIndex(buildSearchIndex(pages, index, await readSearchWords(), cache));
}
