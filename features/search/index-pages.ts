import { join } from "node:path";
import { buildSearchIndex } from "#search/index/build-search-index.ts";
import { pageSections } from "#search/index/page-sections.ts";
import type { SearchWords } from "#search/index/read-search-words.ts";
import type { SearchIndex } from "#search/model/search-index.ts";
import { NO_CACHE } from "../../core/cache/step-cache.ts";
import type { CompiledPage } from "../../core/compile/compiled-page.ts";
import { isListed } from "../../core/index/build-site-index.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { questionTexts } from "../questions/questions.ts";
import { REFERENCE } from "../reference/fact.ts";
import { namesOfPage } from "./names-of-page.ts";

const SECTIONS_STEP = { name: "sections", module: join(import.meta.dirname, "../../search/index/page-sections.ts") };

/** Builds the search index of the pages that are listed. */
export function indexPages(
  pages: readonly CompiledPage[],
  index: SiteIndex,
  words: SearchWords,
  cache = NO_CACHE,
): SearchIndex {
  const reference = REFERENCE.of(index);
  const indexed = pages.flatMap(({ url, title, description, package: line, article }) => {
    const source = index.pages.get(url);
    if (source === undefined || !isListed(source)) return [];
    const { keywords = [] } = source.frontMatter;
    const sections = cache.get(SECTIONS_STEP, [title, article.hash], () => pageSections(title, article.value().html));
    const questions = questionTexts(index, url);
    const status = line?.deprecated === undefined ? ("current" as const) : ("deprecated" as const);
    return {
      page: { url, title, keywords, description, ...(line && { package: status }) },
      sections: sections.map((section) => ({ ...section, questions: questions.get(section.id) ?? [] })),
      names: namesOfPage(source, reference),
    };
  });
  const entries = reference?.reference.entries ?? [];
  return buildSearchIndex(indexed, {
    links: index.pages.values(),
    identifiers: new Set(entries.flatMap(({ name }) => name.split(/\W+/))),
    words,
  });
}
