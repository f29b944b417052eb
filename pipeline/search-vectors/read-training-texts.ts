import { type SectionTexts, sectionTexts } from "#model/section-texts.ts";
import { type Cache, NO_CACHE } from "../cache/step-cache.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { compilePages } from "../markdown/compile-pages.ts";
import { readSiteConfig } from "../read/site-config.ts";
import { buildSearchIndex } from "../search/build-search-index.ts";
import { readSearchWords } from "../search/read-search-words.ts";

/** Returns what each section says, as search knows it. */
export async function readTrainingTexts(index: SiteIndex, cache: Cache = NO_CACHE): Promise<SectionTexts[]> {
  const compiled = compilePages(index, await readSiteConfig(), cache);
  const { pages, records } = buildSearchIndex(compiled, index, await readSearchWords(), cache);
  return records.flatMap((record) => {
    const page = pages[record.page];
    return page === undefined ? [] : sectionTexts(record, page);
  });
}
