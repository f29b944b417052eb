import { readSearchWords } from "#search/index/read-search-words.ts";
import type { SearchIndex } from "#search/model/search-index.ts";
import { type Cache, NO_CACHE } from "../../core/cache/step-cache.ts";
import type { CompilePlugins } from "../../core/compile/compile-page.ts";
import { compilePages } from "../../core/compile/compile-pages.ts";
import { readSiteConfig } from "../../core/config/site-config.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { indexPages } from "./index-pages.ts";

/** Compiles all pages and returns their search index as a build would write it. */
export async function readIndex(
  index: SiteIndex,
  plugins: CompilePlugins,
  cache: Cache = NO_CACHE,
): Promise<SearchIndex> {
  const pages = compilePages(index, await readSiteConfig(), plugins, cache);
  return indexPages(pages, index, await readSearchWords(), cache);
}
