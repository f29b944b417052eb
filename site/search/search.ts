import { type Engine, isOwnName, stemId } from "./build-engine.ts";
import { correctTypos } from "./correct-typos.ts";
import { parseQuery, type Query, variantsOf } from "./parse-query.ts";
import { priorOf } from "./prior-of.ts";
import { scoreNames } from "./score-names.ts";
import { scorePhrase } from "./score-phrase.ts";
import { createWordScorer } from "./score-words.ts";
import { type Hit, sectionsFirst } from "./sections-first.ts";

export type Found = {
  /** Best first. */
  hits: Hit[];
  /** True for a lower-case word that is to be marked in them. */
  isLooked: (word: string) => boolean;
};

const MOST_HITS = 60;

/** Every record that answers the query; when none does, what answers its beginning. */
export function search(engine: Engine, text: string): Found {
  let found = answersTo(engine, text);
  for (let rest = text.trim(); found.hits.length === 0 && rest.length > SHORTEST; ) {
    rest = rest.slice(0, -1).trimEnd();
    found = answersTo(engine, rest);
  }
  return found;
}

const SHORTEST = 2;

/** What answers the query, or what it says in other words. */
function answersTo(engine: Engine, text: string): Found {
  const best = new Map<number, Hit>();
  const stems = new Set<number>();
  let prefix = "";
  const isNamed = engine.names.get(parseQuery(text).key)?.some(isOwnName) === true;
  for (const variant of allVariantsOf(engine, text)) {
    const query = parseQuery(variant.text);
    for (const { word, parts, weight } of query.words)
      for (const each of weight === 1 ? [word, ...parts] : []) stems.add(stemId(engine, each) ?? -1);
    if (variant.text === text && query.isTyping) prefix = query.words.at(-1)?.word ?? "";
    for (const { record, score, own } of hitsOf(engine, query)) {
      const weighted = score * (isNamed && variant.text !== text ? BESIDE_A_NAME : variant.weight);
      if (weighted > (best.get(record)?.score ?? 0)) best.set(record, { record, score: weighted, own });
    }
  }
  const { vocabulary } = engine;
  return {
    hits: bestOf([...best.values()]),
    isLooked: (word) => stems.has(vocabulary.idOfWord(word) ?? -2) || (prefix.length > 1 && word.startsWith(prefix)),
  };
}

type Variant = { text: string; weight: number };

/** The query, and what it says in other words; of one with typos both as it is and as it was meant. */
function allVariantsOf(engine: Engine, text: string): Variant[] {
  const meant = correctTypos(engine, text);
  const variants = variantsOf(meant, engine.index.synonyms);
  return meant === text
    ? variants
    : [{ text, weight: 1 }, ...variants.map((variant) => ({ ...variant, weight: variant.weight * WITHOUT_TYPOS }))];
}

const WITHOUT_TYPOS = 1.1;

/** A word that nobody knows counts against every record alike, and less than one that some of them have. */
const UNKNOWN = 0.5;
const ALL_IN_TITLE = 12;
/** From this many words on, a query is a sentence, of which nobody has every word. */
const SENTENCE = 7;

function hitsOf(engine: Engine, query: Query): Hit[] {
  const count = engine.index.records.length;
  const worth = new Float32Array(count);
  const covered = new Float32Array(count);
  const owned = new Float32Array(count);
  const titleWords = new Float32Array(count);
  const titleWeights = new Float32Array(count);
  const touched = new Set<number>();
  const scorer = createWordScorer(engine);
  let possible = 0;
  let important = 0;
  for (const [position, word] of query.words.entries()) {
    const isTyped = query.isTyping && position === query.words.length - 1;
    const scores = scorer.score(word, query, isTyped);
    if (scores.records.length === 0) {
      possible += UNKNOWN * word.weight;
      continue;
    }
    const weight = scores.rarity * word.weight;
    possible += weight;
    if (word.weight === 1) important += weight;
    for (const record of scores.records) {
      touched.add(record);
      worth[record] = (worth[record] ?? 0) + weight * (scores.worth[record] ?? 0);
      covered[record] = (covered[record] ?? 0) + weight * (scores.likeness[record] ?? 0);
      owned[record] = (owned[record] ?? 0) + weight * (scores.own[record] ?? 0);
      if (word.weight === 1) {
        titleWords[record] = (titleWords[record] ?? 0) + (scores.inTitle[record] ?? 0);
        titleWeights[record] = (titleWeights[record] ?? 0) + weight * (scores.inTitle[record] ?? 0);
      }
    }
    scorer.clear();
  }
  const names = scoreNames(engine, query);
  for (const record of names.keys()) touched.add(record);
  const steepness = query.words.length >= SENTENCE ? 1.2 : 1.8;
  const hits = Array.from(touched, (record) => {
    const coverage = possible === 0 ? 0 : (covered[record] ?? 0) / possible;
    const inTitle = titleWords[record] ?? 0;
    const titleShare = Math.sqrt(Math.min(1, inTitle / Math.max(1, engine.titleLengths[record] ?? 1)));
    const score =
      (possible === 0 ? 0 : ((worth[record] ?? 0) / Math.sqrt(possible)) * coverage ** steepness) +
      (inTitle === 0 ? 0 : ALL_IN_TITLE * ((titleWeights[record] ?? 0) / important) ** 2 * titleShare) +
      (names.get(record) ?? 0);
    return {
      record,
      score: score * priorOf(engine, record, query),
      own: possible === 0 ? 0 : (owned[record] ?? 0) / possible,
    };
  });
  return sectionsFirst(engine, query, withPhrases(engine, query, bestOf(hits)));
}

/** What is a name itself hardly needs other words. */
const BESIDE_A_NAME = 0.4;

/** Most hits are far behind the best: only the others are put in order. */
function bestOf(hits: readonly Hit[]): Hit[] {
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0);
  return hits
    .filter(({ score }) => score > best * WORTH_A_LOOK)
    .sort((a, b) => b.score - a.score || a.record - b.record)
    .slice(0, MOST_HITS);
}

const WORTH_A_LOOK = 0.1;

/** The best are read again for words side by side. */
function withPhrases({ index }: Engine, query: Query, hits: readonly Hit[]): Hit[] {
  return hits.map(({ record: number, score, own }) => {
    const record = index.records[number];
    return { record: number, own, score: record === undefined ? score : score + scorePhrase(record, query) };
  });
}
