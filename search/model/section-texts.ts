import type { SearchPage, SearchRecord } from "./search-index.ts";

/** The texts of a section that say what it is about. */
export type SectionTexts = { title: string; excerpt: string; questions: readonly string[] };

/** In characters. The index cuts long texts there, and continues with their rare words. */
const EXCERPT_LENGTH = 110;

/** Returns the texts of a section, whose title often needs that of its page, or of a page with its description. */
export function sectionTexts({ level, title, text, questions }: SearchRecord, page: SearchPage): SectionTexts {
  const isPage = level === 1;
  return {
    title: isPage ? title : `${title} ${page.title}`,
    excerpt: (isPage ? `${page.description} ${text}` : text).slice(0, EXCERPT_LENGTH),
    questions,
  };
}
