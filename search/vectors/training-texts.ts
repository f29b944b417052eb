import type { SearchIndex } from "../model/search-index.ts";
import { type SectionTexts, sectionTexts } from "../model/section-texts.ts";

/** Returns what each section says, as search knows it. */
export function trainingTexts({ pages, records }: SearchIndex): SectionTexts[] {
  return records.flatMap((record) => {
    const page = pages[record.page];
    return page === undefined ? [] : sectionTexts(record, page);
  });
}
