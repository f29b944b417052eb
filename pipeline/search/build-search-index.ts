import { join } from "node:path";
import type { SearchIndex, SearchPage, SearchRecord } from "#model/search-index.ts";
import { stemSynonyms } from "#model/synonyms.ts";
import { NO_CACHE } from "../../core/cache/step-cache.ts";
import type { CompiledPage } from "../../core/compile/compiled-page.ts";
import { isListed } from "../../core/index/build-site-index.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { REFERENCE } from "../../features/reference/fact.ts";
import { countLinks, linkRank } from "./count-links.ts";
import { namesOfPage } from "./names-of-page.ts";
import { pageSections } from "./page-sections.ts";
import type { SearchWords } from "./read-search-words.ts";
import { shortenTexts } from "./shorten-texts.ts";
import { usefulIdentifiers } from "./useful-identifiers.ts";

const SECTIONS_STEP = { name: "sections", module: join(import.meta.dirname, "page-sections.ts") };

/** Builds the search index of compiled pages, with one record per section. */
export function buildSearchIndex(
  pages: readonly CompiledPage[],
  index: SiteIndex,
  words: SearchWords,
  cache = NO_CACHE,
): SearchIndex {
  const known = pages.flatMap((page) => {
    const source = index.pages.get(page.url);
    return source === undefined || !isListed(source) ? [] : [{ page, source }];
  });
  const links = countLinks(index.pages.values());
  const records = known.flatMap(({ page, source }, position): SearchRecord[] => {
    const names = namesOfPage(source, REFERENCE.of(index));
    const inputs = [page.title, page.article.hash];
    const sections = cache.get(SECTIONS_STEP, inputs, () => pageSections(page.title, page.article.value().html));
    return sections.map((section) => {
      const { own = [], minor = [] } = names.get(section.id) ?? {};
      const url = section.id === "" ? page.url : `${page.url}#${section.id}`;
      return {
        page: position,
        names: own,
        links: linkRank(links.get(url) ?? 0),
        ...section,
        listed: [...minor, ...section.listed],
      };
    });
  });
  const sectionsOf = Map.groupBy(
    records.filter(({ level }) => level > 1),
    ({ page }) => page,
  );
  const urls = new Set(known.map(({ page }) => page.url));
  return {
    pages: known.map(({ page, source }, position) =>
      searchPageOf(page, keywordsOfPage(source.frontMatter.keywords ?? [], sectionsOf.get(position) ?? [])),
    ),
    records: shortenTexts(usefulIdentifiers(records, REFERENCE.of(index))),
    synonyms: stemSynonyms(words.synonyms),
    suggestions: words.suggestions.filter(({ url }) => urls.has(url.split("#")[0] ?? "")),
  };
}

/** Returns the page's keywords without titles of its sections, which should be found instead of the page. */
function keywordsOfPage(keywords: readonly string[], sections: readonly SearchRecord[]): string[] {
  const titles = new Set(sections.map(({ title }) => lettersOf(title)));
  return keywords.filter((keyword) => !titles.has(lettersOf(keyword)));
}

/** Normalizes 'Zero config' and 'zero-configs' to 'zeroconfig'. */
function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "")
    .replace(/s$/, "");
}

function searchPageOf({ url, title, description, package: line }: CompiledPage, keywords: string[]): SearchPage {
  return {
    url,
    title,
    keywords,
    description,
    ...(line && { package: line.deprecated === undefined ? "current" : "deprecated" }),
  };
}
