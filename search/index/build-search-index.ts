import type { SearchIndex, SearchPage, SearchRecord } from "../model/search-index.ts";
import { stemSynonyms } from "../model/synonyms.ts";
import { countLinks, type LinkingPage, linkRank } from "./count-links.ts";
import type { PageSection } from "./page-sections.ts";
import type { SearchWords } from "./read-search-words.ts";
import { shortenTexts } from "./shorten-texts.ts";
import { usefulIdentifiers } from "./useful-identifiers.ts";

/** Names that readers may use for what a heading documents. `minor` names usually mean something else. */
export type SectionNames = { own: string[]; minor: string[] };

/** A page with its sections, and their names by heading id. */
export type IndexedPage = {
  page: SearchPage;
  /** `questions`: that it answers, in readers' own words. */
  sections: readonly (PageSection & { questions: string[] })[];
  names: ReadonlyMap<string, SectionNames>;
};

/** `links`: all pages of the site; `identifiers`: names that readers look for, wherever code has them. */
export type IndexContext = {
  links: Iterable<LinkingPage>;
  identifiers: ReadonlySet<string>;
  words: SearchWords;
};

/** Builds the search index of pages, with one record per section. */
export function buildSearchIndex(
  pages: readonly IndexedPage[],
  { links, identifiers, words }: IndexContext,
): SearchIndex {
  const counts = countLinks(links);
  const records = pages.flatMap(({ page, sections, names }, position) =>
    sections.map((section): SearchRecord => {
      const { own = [], minor = [] } = names.get(section.id) ?? {};
      const url = section.id === "" ? page.url : `${page.url}#${section.id}`;
      return {
        page: position,
        names: own,
        links: linkRank(counts.get(url) ?? 0),
        ...section,
        listed: [...minor, ...section.listed],
      };
    }),
  );
  const urls = new Set(pages.map(({ page }) => page.url));
  return {
    pages: pages.map(({ page, sections }) => ({ ...page, keywords: keywordsOfPage(page.keywords, sections) })),
    records: shortenTexts(usefulIdentifiers(records, identifiers)),
    synonyms: stemSynonyms(words.synonyms),
    suggestions: words.suggestions.filter(({ url }) => urls.has(url.split("#")[0] ?? "")),
  };
}

/** Returns the page's keywords without titles of its sections, which should be found instead of the page. */
function keywordsOfPage(keywords: readonly string[], sections: readonly PageSection[]): string[] {
  const titles = new Set(sections.flatMap(({ level, title }) => (level > 1 ? lettersOf(title) : [])));
  return keywords.filter((keyword) => !titles.has(lettersOf(keyword)));
}

/** Normalizes 'Zero config' and 'zero-configs' to 'zeroconfig'. */
function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "")
    .replace(/s$/, "");
}
