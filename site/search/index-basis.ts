import type { Synonym } from "#model/search-index.ts";
import { sectionOf } from "#model/url.ts";
import type { ParsedIndex } from "./parse-index.ts";
import type { Intent } from "./parse-query.ts";
import type { SearchRecords } from "./search-records.ts";

/** What all engines over one index share. */
export type IndexBasis = {
  index: ParsedIndex;
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

export function basisOf(index: ParsedIndex): IndexBasis {
  const { pages, records, synonyms } = index;
  return {
    index,
    ...outlineOf(records),
    priors: new Map(),
    sections: pages.map(({ url }) => sectionOf(url)),
    synonyms,
    synonymStems: new Set(synonyms.flatMap(({ phrases }) => phrases.flat())),
    alike: alikeByStem(index.alike),
  };
}

/** In one pass from the end: the first answer waits for this. */
function outlineOf({
  length,
  levels,
  pages,
  firsts,
}: SearchRecords): Pick<IndexBasis, "pageRecords" | "ends" | "levels"> {
  const ends = new Uint32Array(length);
  /** By level: the nearest record behind that is not below one of that level. */
  const next = new Uint32Array(LEVELS + 1).fill(length);
  for (let number = length - 1; number >= 0; number--) {
    const level = levels[number] ?? 1;
    ends[number] = next[level] ?? length;
    for (let below = level; below <= LEVELS; below++) next[below] = number;
  }
  return { pageRecords: pages.map((page) => firsts[page] ?? 0), ends, levels };
}

/** Of headings. */
const LEVELS = 6;

function alikeByStem(groups: readonly string[][]): Map<string, string[]> {
  const byStem = new Map<string, string[]>();
  for (const stems of groups) {
    for (const each of stems)
      byStem.set(each, [...(byStem.get(each) ?? []), ...stems.filter((other) => other !== each)]);
  }
  return byStem;
}
