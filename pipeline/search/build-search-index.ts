import type { SearchIndex, SearchPage, SearchRecord } from "#model/search-index.ts";
import { stemAlike, stemSynonyms } from "#model/synonyms.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { NOTHING_KEPT } from "../kept.ts";
import type { CompiledPage } from "../markdown/compile-pages.ts";
import { namesOfPage } from "./names-of-page.ts";
import { pageSections } from "./page-sections.ts";
import type { SearchWords } from "./read-search-words.ts";
import { shortenTexts } from "./shorten-texts.ts";
import { usefulIdentifiers } from "./useful-identifiers.ts";

/** Compiled pages → what search knows of them: one record a section. */
export function buildSearchIndex(
  pages: readonly CompiledPage[],
  index: SiteIndex,
  words: SearchWords,
  kept = NOTHING_KEPT,
): SearchIndex {
  const known = pages.flatMap((page) => {
    const source = index.pages.get(page.url);
    return source === undefined ? [] : [{ page, source }];
  });
  const records = known.flatMap(({ page, source }, position): SearchRecord[] => {
    const names = namesOfPage(source, index.reference);
    const inputs = [page.title, page.article.hash];
    const sections = kept.once("sections", inputs, () => pageSections(page.title, page.article.value().html));
    return sections.map((section) => {
      const { own = [], minor = [] } = names.get(section.id) ?? {};
      return { page: position, names: own, ...section, listed: [...minor, ...section.listed] };
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
    records: shortenTexts(usefulIdentifiers(records, index.reference)),
    synonyms: stemSynonyms(words.synonyms),
    alike: stemAlike(words.alike),
    suggestions: words.suggestions.filter(({ url }) => urls.has(url.split("#")[0] ?? "")),
  };
}

/** Without those that one of the page's sections is called: they would lead to the page instead of to the section. */
function keywordsOfPage(keywords: readonly string[], sections: readonly SearchRecord[]): string[] {
  const titles = new Set(sections.map(({ title }) => lettersOf(title)));
  return keywords.filter((keyword) => !titles.has(lettersOf(keyword)));
}

/** 'Zero config' and 'zero-configs' → 'zeroconfig'. */
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
