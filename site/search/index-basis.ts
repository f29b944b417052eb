import type { SearchIndex, SearchRecord, Synonym } from "#model/search-index.ts";
import { sectionOf } from "#model/url.ts";
import type { Intent } from "./parse-query.ts";

/** What all engines over one index share. */
export type IndexBasis = {
  index: SearchIndex;
  /** By record: the record of its page, and the position behind the last record below it. */
  pageRecords: Uint32Array;
  ends: Uint32Array;
  levels: Uint8Array;
  /** By intent, of each record: filled as they are asked for. */
  priors: Map<Intent, Float32Array>;
  /** By page: the first segment of its address. */
  sections: string[];
  synonyms: Synonym[];
  /** The stems in their phrases. */
  synonymStems: Set<string>;
  /** Stems of words that say the same as one of that stem. */
  alike: Map<string, string[]>;
};

export function basisOf(index: SearchIndex): IndexBasis {
  const { pages, records, synonyms } = index;
  return {
    index,
    pageRecords: pageRecordsOf(records),
    ends: endsOf(records),
    levels: Uint8Array.from(records, ({ level }) => level),
    priors: new Map(),
    sections: pages.map(({ url }) => sectionOf(url)),
    synonyms,
    synonymStems: new Set(synonyms.flatMap(({ phrases }) => phrases.flat())),
    alike: alikeByStem(index.alike),
  };
}

function pageRecordsOf(records: readonly SearchRecord[]): Uint32Array {
  const pageRecords = new Uint32Array(records.length);
  let page = 0;
  for (let number = 0; number < records.length; number++) {
    if (records[number]?.level === 1) page = number;
    pageRecords[number] = page;
  }
  return pageRecords;
}

/** By record: the position of the next one that is not below it. */
function endsOf(records: readonly SearchRecord[]): Uint32Array {
  const ends = new Uint32Array(records.length).fill(records.length);
  /** By level: the last record of it that may have records below it. */
  const open: number[] = [];
  for (let number = 0; number < records.length; number++) {
    const level = records[number]?.level ?? 1;
    for (let below = open.length - 1; below >= level; below--) {
      const last = open[below];
      if (last !== undefined) ends[last] = number;
    }
    open.length = Math.min(open.length, level);
    open[level] = number;
  }
  return ends;
}

function alikeByStem(groups: readonly string[][]): Map<string, string[]> {
  const byStem = new Map<string, string[]>();
  for (const stems of groups) {
    for (const each of stems)
      byStem.set(each, [...(byStem.get(each) ?? []), ...stems.filter((other) => other !== each)]);
  }
  return byStem;
}
