import type { Engine } from "./build-engine.ts";
import { isOwnName } from "./known-names.ts";
import type { Intent, Query } from "./parse-query.ts";

/** A record that answers a query, and shares of the query from 0 to 1. */
export type Hit = {
  record: number;
  score: number;
  /** What stands in the record itself. */
  own: number;
  /** What stands there or in the titles and keywords above it. */
  said: number;
  /** What a section's title says and its page's title does not. */
  special: number;
};

/**
 * A section is better to land on than its page when it says as much of the query and is nearly as good, or when its title
 * names a part of the query that the page's title lacks: the two change places. What the query is the name of stays first.
 */
export function sectionsFirst({ names, pageRecords }: Engine, query: Query, hits: readonly Hit[]): Hit[] {
  if (query.runs.length < 2) return [...hits];
  const nearly = NEARLY[query.intent] ?? NEARLY.any;
  const named = new Set(
    names
      .get(query.key)
      .filter(isOwnName)
      .map(({ record }) => record),
  );
  const isSection = ({ record }: Hit) => (pageRecords[record] ?? record) !== record;
  const bestByPage = (sections: readonly Hit[]) => {
    const best = new Map<number, Hit>();
    for (const hit of sections) {
      const page = pageRecords[hit.record] ?? hit.record;
      if (hit.score > (best.get(page)?.score ?? 0)) best.set(page, hit);
    }
    return best;
  };
  const sections = hits.filter(isSection);
  const best = bestByPage(sections);
  const special = bestByPage(sections.filter((hit) => hit.special > SPECIAL));
  const changed = new Map<number, number>();
  for (const { record, score, own } of hits) {
    if (named.has(record)) continue;
    const better = [
      { section: special.get(record), least: NEARLY_SPECIAL * score, share: special.get(record)?.said },
      { section: best.get(record), least: nearly * score, share: best.get(record)?.own },
    ].find(
      ({ section, least, share = 0 }) =>
        section !== undefined && section.score < score && section.score >= least && share >= AS_MUCH * own,
    );
    if (better?.section === undefined) continue;
    changed.set(record, better.section.score).set(better.section.record, score);
  }
  return hits.map((hit) => ({ ...hit, score: changed.get(hit.record) ?? hit.score }));
}

/** The share of the page's score from which on a section is nearly as good. */
const NEARLY: Partial<Record<Intent, number>> & { any: number } = { message: 0.5, "how-to": 0.6, any: 0.7 };
const NEARLY_SPECIAL = 0.45;
const AS_MUCH = 0.9;
/** The share of the query from which on a title names a part of it. */
const SPECIAL = 0.15;
