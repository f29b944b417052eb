import type { SearchPage, SearchRecord } from "./search-index.ts";

/** The texts of a section that say what it is about. */
export type MeaningTexts = { title: string; beginning: string; questions: readonly string[] };

/** In characters. The index cuts long texts there, and continues with their rare words. */
const BEGINNING = 110;

/** Returns the texts of a section, whose title often needs that of its page, or of a page with its description. */
export function meaningTexts({ level, title, text, questions }: SearchRecord, page: SearchPage): MeaningTexts {
  const isPage = level === 1;
  return {
    title: isPage ? title : `${title} ${page.title}`,
    beginning: (isPage ? `${page.description} ${text}` : text).slice(0, BEGINNING),
    questions,
  };
}
