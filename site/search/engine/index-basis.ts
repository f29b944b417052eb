import type { Synonym } from "#model/search-index.ts";
import { sectionOf } from "#model/url.ts";
import { packagePriorsOf } from "./package-priors.ts";
import type { ParsedIndex } from "./parse-index.ts";
import type { Intent } from "./parse-query.ts";
import type { SearchRecords } from "./search-records.ts";

/** Data shared by all engines over one index. */
export type IndexBasis = {
  index: ParsedIndex;
  /** By record: its page's record, and the end (exclusive) of the range of records below it. */
  pageRecords: Uint32Array;
  ends: Uint32Array;
  levels: Uint8Array;
  /** By intent, the prior of each record, filled on demand. */
  priors: Map<Intent, Float32Array>;
  /** By record, the part of the prior that depends on its page's package. */
  packagePriors: Float64Array;
  /** By page: the first segment of its URL. */
  sections: string[];
  synonyms: Synonym[];
  /** Stems in the synonyms' phrases. */
  synonymStems: Set<string>;
};

export function basisOf(index: ParsedIndex): IndexBasis {
  const { pages, records, synonyms } = index;
  return {
    index,
    ...outlineOf(records),
    priors: new Map(),
    packagePriors: packagePriorsOf(index),
    sections: pages.map(({ url }) => sectionOf(url)),
    synonyms,
    synonymStems: new Set(synonyms.flatMap(({ phrases }) => phrases.flat())),
  };
}

/** Computes the outline in one backward pass, because the first answer waits for it. */
function outlineOf({
  length,
  levels,
  pages,
  firsts,
}: SearchRecords): Pick<IndexBasis, "pageRecords" | "ends" | "levels"> {
  const ends = new Uint32Array(length);
  /** By level: the next record that isn't below a heading of that level. */
  const next = new Uint32Array(LEVELS + 1).fill(length);
  for (let number = length - 1; number >= 0; number--) {
    const level = levels[number] ?? 1;
    ends[number] = next[level] ?? length;
    for (let below = level; below <= LEVELS; below++) next[below] = number;
  }
  return { pageRecords: pages.map((page) => firsts[page] ?? 0), ends, levels };
}

/** Heading levels. */
const LEVELS = 6;
