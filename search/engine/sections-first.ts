import type { Engine } from "./build-engine.ts";
import { isOwnName } from "./known-names.ts";
import type { Intent, Query } from "./parse-query.ts";

/** A matching record, with shares of the query from 0 to 1. */
export type Hit = {
  record: number;
  score: number;
  /** Share of the query in the record itself. */
  ownCoverage: number;
  /** Share of the query in the record or in the titles and keywords above it. */
  contextCoverage: number;
  /** Share of the query in the section's title but not in its page's title. */
  special: number;
  /** How well its best question matches the query. */
  asked: number;
  /** Share of the query in all of its questions together. */
  covered: number;
};

/**
 * Swaps a page with its section if the section covers as much of the query and scores nearly as high, or if its title
 * covers words that the page's title lacks. Records with the query as their name stay first, also without "plugin" or
 * "loader".
 */
export function sectionsFirst({ names, pageRecords }: Engine, query: Query, hits: readonly Hit[]): Hit[] {
  if (query.runs.length < 2) return [...hits];
  const nearly = query.isQuestion ? NEARLY_QUESTION : (MIN_SCORE_SHARE[query.intent] ?? MIN_SCORE_SHARE.any);
  const asMuch = query.isQuestion ? AS_MUCH_QUESTION : AS_MUCH;
  const named = new Set(
    ["", "plugin", "loader"].flatMap((kind) =>
      names
        .get(`${query.key}${kind}`)
        .filter(isOwnName)
        .map(({ record }) => record),
    ),
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
  const asked = bestByPage(sections.filter((hit) => hit.asked > ASKED));
  const changed = new Map<number, number>();
  for (const { record, score, ownCoverage } of hits) {
    if (named.has(record)) continue;
    const better = [
      { section: asked.get(record), least: 0, share: ownCoverage },
      { section: special.get(record), least: NEARLY_SPECIAL * score, share: special.get(record)?.contextCoverage },
      { section: best.get(record), least: nearly * score, share: best.get(record)?.ownCoverage },
    ].find(
      ({ section, least, share = 0 }) =>
        section !== undefined && section.score < score && section.score >= least && share >= asMuch * ownCoverage,
    );
    if (better?.section === undefined) continue;
    changed.set(record, better.section.score).set(better.section.record, score);
  }
  return hits.map((hit) => ({ ...hit, score: changed.get(hit.record) ?? hit.score }));
}

/** Minimum share of the page's score for a section to rank above it. */
const MIN_SCORE_SHARE: Partial<Record<Intent, number>> & { any: number } = { message: 0.5, "how-to": 0.6, any: 0.7 };
const NEARLY_SPECIAL = 0.45;
const AS_MUCH = 0.9;
/** Thresholds for questions are lower because a page has more of their words just by having more text. */
const NEARLY_QUESTION = 0.1;
const AS_MUCH_QUESTION = 0.3;
/** Minimum share of the query in `special` for a title to count as more specific. */
const SPECIAL = 0.15;
/** Minimum match for a section's question to count as a paraphrase of the query. */
const ASKED = 0.6;
