import { addSemanticMatches } from "./add-semantic-matches.ts";
import { type Engine, stemId } from "./build-engine.ts";
import { correctTypos } from "./correct-typos.ts";
import { isOwnName } from "./known-names.ts";
import { orderByPage } from "./order-by-page.ts";
import { parseQuery, type Query, variantsOf } from "./parse-query.ts";
import { preferFrequentlyAsked } from "./prefer-frequently-asked.ts";
import { priorsFor } from "./prior-of.ts";
import { scoreNames } from "./score-names.ts";
import { createPhraseScorer } from "./score-phrase.ts";
import { scoreQuestions } from "./score-questions.ts";
import { scoreScope } from "./score-scope.ts";
import { scoreWord } from "./score-words.ts";
import { type Hit, sectionsFirst } from "./sections-first.ts";
import { signsAsWords } from "./signs-as-words.ts";

export type Found = {
  /** Best first. */
  hits: Hit[];
  /** Returns true for lower-case words to highlight. */
  isMatch: (word: string) => boolean;
};

const MAX_HITS = 60;
/** Only the best records are compared with the query as a whole. */
const MAX_CANDIDATES = 80;

/** Searches for the query; without hits, drops characters from its end until something matches. */
export function search(engine: Engine, text: string): Found {
  const asked = signsAsWords(text);
  let found = answersTo(engine, asked);
  for (let rest = asked.trim(); found.hits.length === 0 && rest.length > MIN_LENGTH; ) {
    rest = rest.slice(0, -1).trimEnd();
    found = answersTo(engine, rest);
  }
  return found;
}

const MIN_LENGTH = 2;

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
  const sections = bestOf(sectionsFirst(engine, query, bestOf(similar)));
  return orderByPage(engine, query, bestOf(preferFrequentlyAsked(engine, query, sections)));
}

type Variant = { text: string; weight: number };

/** Returns the query and its synonym variants; with typos, both as typed and as corrected. */
function allVariantsOf(engine: Engine, { text, key }: Query, meant: Query): Variant[] {
  const isNamed = engine.names.get(key).some(isOwnName);
  const variants = variantsOf(meant.text, engine.index.synonyms).map(({ text: other, weight }) => ({
    text: other,
    weight: isNamed && other !== text ? NAMED_SYNONYM_WEIGHT : weight,
  }));
  return meant.text === text
    ? variants
    : [{ text, weight: 1 }, ...variants.map((variant) => ({ ...variant, weight: variant.weight * WITHOUT_TYPOS }))];
}

const WITHOUT_TYPOS = 1.1;

/** Rarity of words that the index doesn't have: they lower every record's coverage equally. */
const UNKNOWN = 0.5;
const ALL_IN_TITLE = 12;

function hitsOf(engine: Engine, query: Query): Hit[] {
  const tally = tallyOf(engine, query);
  const names = scoreNames(engine, query);
  const scope = scoreScope(engine, query);
  for (const record of [...names.keys(), ...scope.keys()]) touch(tally, record);
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
        : ALL_IN_TITLE * ((tally.titleWeights[record] ?? 0) / important) ** 2 * titleShare(record, inTitle)) +
      (names.get(record) ?? 0) +
      (scope.get(record) ?? 0);
    scores[record] = score * prior(record);
    best = Math.max(best, scores[record] ?? 0);
  }
  const candidates = tally.records
    .map((record) => scores[record] ?? 0)
    .filter((score) => score > best * MIN_SHARE)
    .sort((a, b) => a - b);
  const least = candidates.at(-MAX_CANDIDATES) ?? best * MIN_SHARE;
  const { scores: asked, covered } = scoreQuestions(engine, query);
  const byQuestions = bestByQuestions(asked);
  for (const record of byQuestions) touch(tally, record);
  const hits = tally.records
    .filter((record) => (scores[record] ?? 0) > least || byQuestions.has(record))
    .map((record) => ({
      record,
      score: scores[record] ?? 0,
      ownCoverage: possible === 0 ? 0 : (tally.ownCoverage[record] ?? 0) / possible,
      contextCoverage: possible === 0 ? 0 : (tally.contextCoverage[record] ?? 0) / possible,
      special: possible === 0 ? 0 : (tally.special[record] ?? 0) / possible,
      asked: asked.get(record) ?? 0,
      covered: covered[record] ?? 0,
    }));
  return withWholeTexts(engine, query, hits);
}

/** Returns the records whose questions match best; they may have few of the words elsewhere. */
function bestByQuestions(asked: ReadonlyMap<number, number>): ReadonlySet<number> {
  const best = [...asked].sort(([, a], [, b]) => b - a).slice(0, MAX_BY_QUESTIONS);
  return new Set(best.map(([record]) => record));
}

const MAX_BY_QUESTIONS = 30;

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
  ownCoverage: Float32Array;
  contextCoverage: Float32Array;
  special: Float32Array;
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
    ownCoverage: new Float32Array(count),
    contextCoverage: new Float32Array(count),
    special: new Float32Array(count),
    titleWords: new Float32Array(count),
    titleWeights: new Float32Array(count),
    possible: 0,
    important: 0,
  };
  for (const [position, word] of query.words.entries()) {
    if (word.weight === 0) continue;
    const isTyped = query.isTyping && position === query.words.length - 1;
    const scores = scoreWord(engine, word, query, isTyped);
    const weight = (scores.records.length === 0 ? UNKNOWN : scores.rarity) * word.weight;
    tally.possible += weight;
    if (word.weight === 1 && scores.records.length > 0) tally.important += weight;
    for (const record of scores.records) {
      touch(tally, record);
      tally.worth[record] = (tally.worth[record] ?? 0) + weight * (scores.worth[record] ?? 0);
      tally.covered[record] = (tally.covered[record] ?? 0) + weight * (scores.similarity[record] ?? 0);
      tally.ownCoverage[record] = (tally.ownCoverage[record] ?? 0) + weight * (scores.ownCoverage[record] ?? 0);
      tally.contextCoverage[record] =
        (tally.contextCoverage[record] ?? 0) + weight * (scores.contextCoverage[record] ?? 0);
      tally.special[record] = (tally.special[record] ?? 0) + weight * (scores.special[record] ?? 0);
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

/** Weight of synonyms for a query that is a name itself. */
const NAMED_SYNONYM_WEIGHT = 0.4;

/** Sorts only the hits close to the best, because most are far behind. */
function bestOf(hits: readonly Hit[]): Hit[] {
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0);
  return hits
    .filter(({ score }) => score > best * MIN_SHARE)
    .sort((a, b) => b.score - a.score || a.record - b.record)
    .slice(0, MAX_HITS);
}

const MIN_SHARE = 0.1;

/** Adds bonuses for matching questions, and for adjacent words, which need the texts of the best hits. */
function withWholeTexts(engine: Engine, query: Query, hits: readonly Hit[]): Hit[] {
  const phrase = createPhraseScorer(engine, query);
  const bonus = query.isQuestion ? SAME_QUESTION : SAME_WORDS;
  const cover = query.isQuestion && query.intent !== "message" ? COVERED : 0;
  return hits.map((hit) => {
    return { ...hit, score: hit.score + phrase(hit.record) + bonus * hit.asked ** 2 + cover * hit.covered };
  });
}

/** Bonus for a question that matches the query; shorter queries often are names. */
const SAME_QUESTION = 28;
const SAME_WORDS = 22;
/** Bonus for having every word of a question in different questions. */
const COVERED = 6;
