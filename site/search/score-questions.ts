import type { SearchRecord } from "#model/search-index.ts";
import { isStopWord, runsOf } from "#model/words.ts";
import { type Engine, stemId, usageOf } from "./engine/build-engine.ts";
import type { Query } from "./engine/parse-query.ts";

/**
 * Scores how well a record's best question matches the query, from 0 to 1: the share of the query's words that the
 * question has, times the root of the share of the question's words that the query has. Rare words count more; stop
 * words don't count.
 */
export function createQuestionScorer(engine: Engine, query: Query): (record: SearchRecord) => number {
  const weights = new Map<number, number>();
  let whole = 0;
  for (const { word, weight } of query.words) {
    if (weight === 0) continue;
    const id = stemId(engine, word);
    const rarity = id === undefined ? UNKNOWN : rarityOf(engine, id);
    whole += rarity * weight;
    if (id !== undefined) weights.set(id, rarity * weight);
  }
  if (weights.size < MIN_WORDS) return () => 0;
  const matchOf = (question: string) => {
    const seen = new Set<number>();
    let shared = 0;
    let own = 0;
    for (const run of runsOf(question)) {
      const word = run.toLowerCase();
      const id = isStopWord(word) ? undefined : stemId(engine, word);
      if (id === undefined || seen.has(id)) continue;
      seen.add(id);
      own += rarityOf(engine, id);
      shared += weights.get(id) ?? 0;
    }
    return own === 0 ? 0 : (shared / whole) * Math.sqrt(Math.min(1, shared / own));
  };
  return ({ questions }) => questions.reduce((best, question) => Math.max(best, matchOf(question)), 0);
}

/** Weight of words that no record has. */
const UNKNOWN = 3;
/** A single word can't distinguish questions. */
const MIN_WORDS = 2;

function rarityOf(engine: Engine, id: number): number {
  return Math.log(1 + engine.index.records.length / (usageOf(engine, id) + 1));
}
