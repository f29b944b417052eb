import { sectionOf } from "#model/url.ts";
import type { SearchIndex } from "../model/search-index.ts";

/** Data shared by all engines over one index. */
export type IndexBasis = {
  index: SearchIndex;
  /** By page: the first segment of its URL. */
  sections: string[];
  /** By record, because each keystroke reads thousands: its page, its level, and how many pages link to it. */
  pageOf: Uint16Array;
  levels: Uint8Array;
  links: Uint8Array;
  /** By record: its page's record, and the end (exclusive) of the range of records below it. */
  pageRecords: Uint32Array;
  ends: Uint32Array;
  /** Stems in the synonyms' phrases. */
  synonymStems: Set<string>;
};

export function basisOf(index: SearchIndex): IndexBasis {
  const { pages, records, synonyms } = index;
  const pageRecords = new Uint32Array(records.length);
  for (const [number, { page }] of records.entries())
    pageRecords[number] = records[number - 1]?.page === page ? (pageRecords[number - 1] ?? 0) : number;
  const ends = Uint32Array.from(records, ({ level }, number) => {
    let end = number + 1;
    while ((records[end]?.level ?? 0) > level) end++;
    return end;
  });
  const sections = pages.map(({ url }) => sectionOf(url));
  return {
    index,
    sections,
    pageOf: Uint16Array.from(records, ({ page }) => page),
    levels: Uint8Array.from(records, ({ level }) => level),
    links: Uint8Array.from(records, ({ links }) => links),
    pageRecords,
    ends,
    synonymStems: new Set(synonyms.flatMap(({ phrases }) => phrases.flat())),
  };
}
