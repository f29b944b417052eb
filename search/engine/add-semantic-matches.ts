import type { Engine } from "./build-engine.ts";
import { isOwnName } from "./known-names.ts";
import type { Query } from "./parse-query.ts";
import type { Hit } from "./sections-first.ts";

/**
 * Adds to the score of each hit how similar the section's meaning is to that of a question, and adds the most similar
 * sections, whatever words they have. Names and messages are better found by their words.
 */
export function addSemanticMatches({ sectionVectors, names }: Engine, query: Query, hits: readonly Hit[]): Hit[] {
  const isMeant = query.isQuestion && query.intent !== "message" && !names.get(query.key).some(isOwnName);
  if (sectionVectors === undefined || !isMeant) return [...hits];
  const similar = sectionVectors.similarities(query.text);
  const top = hits.reduce((most, { score }) => Math.max(most, score), 0);
  const bonus = (record: number) => WEIGHT * top * Math.max(0, similar[record] ?? 0) ** 2;
  const known = new Set(hits.map(({ record }) => record));
  const least =
    similar
      .filter((similarity) => similarity > MIN_SIMILARITY)
      .sort()
      .at(-MAX_SIMILAR) ?? MIN_SIMILARITY;
  const others: number[] = [];
  for (const [record, similarity] of similar.entries())
    if (similarity >= least && !known.has(record)) others.push(record);
  return [
    ...hits.map((hit) => ({ ...hit, score: hit.score + bonus(hit.record) })),
    ...others.map((record) => ({ ...NO_WORDS, record, score: bonus(record) })),
  ];
}

/** Bonus for a section of the same meaning, as a share of the best score. It grows with the square of similarity. */
const WEIGHT = 1.5;
const MAX_SIMILAR = 30;
const MIN_SIMILARITY = 0.2;
const NO_WORDS = { ownCoverage: 0, contextCoverage: 0, special: 0, asked: 0, covered: 0 };
