import { MEANING } from "../ranking.ts";
import type { Engine } from "./build-engine.ts";
import type { Hit } from "./hit.ts";
import { isOwnName } from "./known-names.ts";
import type { Query } from "./parse-query.ts";

/**
 * Adds to the score of each hit how similar the section's meaning is to that of a question, and adds the most similar
 * sections, whatever words they have. Names and messages are better found by their words.
 */
export function addSemanticMatches({ sectionVectors, names }: Engine, query: Query, hits: readonly Hit[]): Hit[] {
  const isMeant = query.isQuestion && query.intent !== "message" && !names.get(query.key).some(isOwnName);
  if (sectionVectors === undefined || !isMeant) return [...hits];
  const similar = sectionVectors.similarities(query.text);
  const top = hits.reduce((most, { score }) => Math.max(most, score), 0);
  const bonus = (record: number) => MEANING.weight * top * Math.max(0, similar[record] ?? 0) ** 2;
  const known = new Set(hits.map(({ record }) => record));
  const least =
    similar
      .filter((similarity) => similarity > MEANING.minSimilarity)
      .sort()
      .at(-MEANING.maxSimilar) ?? MEANING.minSimilarity;
  const others: number[] = [];
  for (const [record, similarity] of similar.entries())
    if (similarity >= least && !known.has(record)) others.push(record);
  return [
    ...hits.map((hit) => ({ ...hit, score: hit.score + bonus(hit.record) })),
    ...others.map((record) => ({ record, score: bonus(record), asked: 0 })),
  ];
}
