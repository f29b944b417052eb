import { SEARCH } from "../ranking.ts";
import { addSemanticMatches } from "./add-semantic-matches.ts";
import { type Engine, stemId } from "./build-engine.ts";
import { correctTypos } from "./correct-typos.ts";
import type { Hit } from "./hit.ts";
import { isOwnName } from "./known-names.ts";
import { orderByPage } from "./order-by-page.ts";
import { parseQuery, type Query, variantsOf } from "./parse-query.ts";
import { preferFrequentlyAsked } from "./prefer-frequently-asked.ts";
import { priorsFor } from "./prior-of.ts";
import { scoreMessage } from "./score-message.ts";
import { scoreNames } from "./score-names.ts";
import { scoreQuestions } from "./score-questions.ts";
import { scoreWord } from "./score-words.ts";
import { signsAsWords } from "./signs-as-words.ts";

export type Found = {
  /** Best first. */
  hits: Hit[];
  /** Returns true for lower-case words to highlight. */
  isMatch: (word: string) => boolean;
};

/** Searches for the query; without hits, drops characters from its end until something matches. */
export function search(engine: Engine, text: string): Found {
  const asked = signsAsWords(text);
  let found = answersTo(engine, asked);
  for (let rest = asked.trim(); found.hits.length === 0 && rest.length > SEARCH.minLength; ) {
    rest = rest.slice(0, -1).trimEnd();
    found = answersTo(engine, rest);
  }
  return found;
}

/** Finds the hits of the query and its variants, keeping each record's best score. */
function answersTo(engine: Engine, text: string): Found {
  const best = new Map<number, Hit>();
  const stems = new Set<number>();
  let prefix = "";
  const typed = parseQuery(text);
  const meant = parseQuery(correctTypos(engine, typed));
  for (const variant of allVariantsOf(engine, typed, meant)) {
    const query = parseQuery(variant.text);
    for (const { word, parts, weight } of query.words)
      for (const each of weight === 1 ? [word, ...parts] : []) stems.add(stemId(engine, each) ?? -1);
    if (query.text === text && query.isTyping) prefix = query.words.at(-1)?.word ?? "";
    for (const hit of hitsOf(engine, query)) {
      const score = hit.score * variant.weight;
      if (score > (best.get(hit.record)?.score ?? 0)) best.set(hit.record, { ...hit, score });
    }
  }
  const { vocabulary } = engine;
  return {
    hits: hitsInOrder(engine, meant, [...best.values()]),
    isMatch: (word) => stems.has(vocabulary.idOfWord(word) ?? -2) || (prefix.length > 1 && word.startsWith(prefix)),
  };
}

function hitsInOrder(engine: Engine, query: Query, hits: readonly Hit[]): Hit[] {
  const similar = addSemanticMatches(engine, query, hits);
  return orderByPage(engine, query, bestOf(preferFrequentlyAsked(engine, query, bestOf(similar))));
}

type Variant = { text: string; weight: number };

/** Returns the query and its synonym variants; with typos, both as typed and as corrected. */
function allVariantsOf(engine: Engine, { text, key }: Query, meant: Query): Variant[] {
  const isNamed = engine.names.get(key).some(isOwnName);
  const variants = variantsOf(meant.text, engine.index.synonyms).map(({ text: other, weight }) => ({
    text: other,
    weight: isNamed && other !== text ? SEARCH.namedSynonym : weight,
  }));
  return meant.text === text
    ? variants
    : [{ text, weight: 1 }, ...variants.map((variant) => ({ ...variant, weight: variant.weight * SEARCH.corrected }))];
}

function hitsOf(engine: Engine, query: Query): Hit[] {
  const tally = tallyOf(engine, query);
  const names = scoreNames(engine, query);
  for (const record of names.keys()) touch(tally, record);
  const { possible, important } = tally;
  const scores = new Float64Array(engine.index.records.length);
  const titleShare = (record: number, inTitle: number) =>
    Math.sqrt(Math.min(1, inTitle / Math.max(1, engine.titleLengths[record] ?? 1)));
  const prior = priorsFor(engine, query);
  let best = 0;
  for (const record of tally.records) {
    const inTitle = tally.titleWords[record] ?? 0;
    const score =
      (possible === 0 ? 0 : worthOf(tally, record, query.isQuestion)) +
      (inTitle === 0
        ? 0
        : SEARCH.allInTitle * ((tally.titleWeights[record] ?? 0) / important) ** 2 * titleShare(record, inTitle)) +
      (names.get(record) ?? 0);
    scores[record] = score * prior(record);
    best = Math.max(best, scores[record] ?? 0);
  }
  const candidates = tally.records
    .map((record) => scores[record] ?? 0)
    .filter((score) => score > best * SEARCH.minShare)
    .sort((a, b) => a - b);
  const least = candidates.at(-SEARCH.maxCandidates) ?? best * SEARCH.minShare;
  const { scores: asked, covered } = scoreQuestions(engine, query);
  const byQuestions = bestByQuestions(asked);
  for (const record of byQuestions) touch(tally, record);
  const inMessage = scoreMessage(engine, query);
  const perMatch = query.isQuestion ? SEARCH.sameQuestion : SEARCH.sameWords;
  const perCover = query.isQuestion && query.intent !== "message" ? SEARCH.covered : 0;
  return tally.records
    .filter((record) => (scores[record] ?? 0) > least || byQuestions.has(record))
    .map((record) => {
      const match = asked.get(record) ?? 0;
      const bonus = inMessage(record) + perMatch * match ** 2 + perCover * (covered[record] ?? 0);
      return { record, score: (scores[record] ?? 0) + bonus, asked: match };
    });
}

/** Returns the records whose questions match best; they may have few of the words elsewhere. */
function bestByQuestions(asked: ReadonlyMap<number, number>): ReadonlySet<number> {
  const best = [...asked].sort(([, a], [, b]) => b - a).slice(0, SEARCH.maxByQuestions);
  return new Set(best.map(([record]) => record));
}

/**
 * Returns the score of the words, times coverage to the power of 1¾, or 1¼ for a question. Square roots are faster than
 * a general power.
 */
function worthOf({ worth, covered, possible }: Tally, record: number, isQuestion: boolean): number {
  const coverage = (covered[record] ?? 0) / possible;
  const root = Math.sqrt(Math.sqrt(coverage));
  return ((worth[record] ?? 0) / Math.sqrt(possible)) * coverage * (isQuestion ? root : root * root * root);
}

/** Sums over the query's words, by record that has any of them. */
type Tally = {
  records: number[];
  isTouched: Uint8Array;
  worth: Float32Array;
  covered: Float32Array;
  titleWords: Float32Array;
  titleWeights: Float32Array;
  /** The coverage of a record with every word, and the part of it from words of full weight. */
  possible: number;
  important: number;
};

function tallyOf(engine: Engine, query: Query): Tally {
  const count = engine.index.records.length;
  const tally: Tally = {
    records: [],
    isTouched: new Uint8Array(count),
    worth: new Float32Array(count),
    covered: new Float32Array(count),
    titleWords: new Float32Array(count),
    titleWeights: new Float32Array(count),
    possible: 0,
    important: 0,
  };
  for (const [position, word] of query.words.entries()) {
    if (word.weight === 0) continue;
    const isTyped = query.isTyping && position === query.words.length - 1;
    const scores = scoreWord(engine, word, query, isTyped);
    const weight = (scores.records.length === 0 ? SEARCH.unknown : scores.rarity) * word.weight;
    tally.possible += weight;
    if (word.weight === 1 && scores.records.length > 0) tally.important += weight;
    for (const record of scores.records) {
      touch(tally, record);
      tally.worth[record] = (tally.worth[record] ?? 0) + weight * (scores.worth[record] ?? 0);
      tally.covered[record] = (tally.covered[record] ?? 0) + weight * (scores.similarity[record] ?? 0);
      if (word.weight === 1) {
        tally.titleWords[record] = (tally.titleWords[record] ?? 0) + (scores.inTitle[record] ?? 0);
        tally.titleWeights[record] = (tally.titleWeights[record] ?? 0) + weight * (scores.inTitle[record] ?? 0);
      }
    }
  }
  return tally;
}

function touch({ records, isTouched }: Tally, record: number): void {
  if (isTouched[record] === 1) return;
  isTouched[record] = 1;
  records.push(record);
}

/** Sorts only the hits close to the best, because most are far behind. */
function bestOf(hits: readonly Hit[]): Hit[] {
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0);
  return hits
    .filter(({ score }) => score > best * SEARCH.minShare)
    .sort((a, b) => b.score - a.score || a.record - b.record)
    .slice(0, SEARCH.maxHits);
}
