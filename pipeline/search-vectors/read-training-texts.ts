import { type SectionTexts, sectionTexts } from "#model/section-texts.ts";
import { type Cache, NO_CACHE } from "../../core/cache/step-cache.ts";
import type { CompilePlugins } from "../../core/compile/compile-page.ts";
import { compilePages } from "../../core/compile/compile-pages.ts";
import { readSiteConfig } from "../../core/config/site-config.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { buildSearchIndex } from "../search/build-search-index.ts";
import { readSearchWords } from "../search/read-search-words.ts";

/** Returns what each section says, as search knows it. */
export async function readTrainingTexts(
  index: SiteIndex,
  plugins: CompilePlugins,
  cache: Cache = NO_CACHE,
): Promise<SectionTexts[]> {
  const compiled = compilePages(index, await readSiteConfig(), plugins, cache);
  const { pages, records } = buildSearchIndex(compiled, index, await readSearchWords(), cache);
  return records.flatMap((record) => {
    const page = pages[record.page];
    return page === undefined ? [] : sectionTexts(record, page);
  });
}
