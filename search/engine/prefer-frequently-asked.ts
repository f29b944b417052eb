import { FREQUENT } from "../ranking.ts";
import type { Engine } from "./build-engine.ts";
import type { Hit } from "./hit.ts";
import { isOwnName } from "./known-names.ts";
import type { Query } from "./parse-query.ts";

/**
 * For a question, prefers sections with many questions, because writers list more for what readers ask often, and pages
 * with several hits, because one of their sections is likely to answer.
 */
export function preferFrequentlyAsked(
  { index, names, pageRecords }: Engine,
  query: Query,
  hits: readonly Hit[],
): Hit[] {
  const isNamed = names.get(query.key).some(isOwnName);
  if (!query.isQuestion || query.intent === "message" || isNamed) return [...hits];
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0);
  const pages = Map.groupBy(hits, ({ record }) => pageRecords[record] ?? record);
  const support = new Map([...pages].map(([page, own]) => [page, sumOfBest(own)]));
  return hits.map((hit) => {
    const questions = index.records[hit.record]?.questions.length ?? 0;
    const common = FREQUENT.common * Math.sqrt(hit.score * best) * Math.log(1 + questions);
    const others = FREQUENT.support * ((support.get(pageRecords[hit.record] ?? hit.record) ?? 0) - hit.score);
    return { ...hit, score: hit.score + common + others };
  });
}

function sumOfBest(hits: readonly Hit[]): number {
  const scores = hits.map(({ score }) => score).sort((a, b) => b - a);
  return scores.slice(0, FREQUENT.maxSupport).reduce((sum, score) => sum + score, 0);
}
