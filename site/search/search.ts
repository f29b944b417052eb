import { type Engine, stemId } from "./build-engine.ts";
import { correctTypos } from "./correct-typos.ts";
import { isOwnName } from "./known-names.ts";
import { parseQuery, type Query, variantsOf } from "./parse-query.ts";
import { priorsFor } from "./prior-of.ts";
import { scoreNames } from "./score-names.ts";
import { createPhraseScorer } from "./score-phrase.ts";
import { createWordScorer, type WordScorer } from "./score-words.ts";
import { type Hit, sectionsFirst } from "./sections-first.ts";
import { spellOut } from "./spell-out.ts";

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
  const scorer = createWordScorer(engine);
  const meant = correctTypos(engine, text);
  for (const variant of allVariantsOf(engine, text, meant)) {
    const query = parseQuery(variant.text);
    for (const { word, parts, weight } of query.words)
      for (const each of weight === 1 ? [word, ...parts] : []) stems.add(stemId(engine, each) ?? -1);
    if (variant.text === text && query.isTyping) prefix = query.words.at(-1)?.word ?? "";
    for (const hit of hitsOf(engine, query, scorer)) {
      const score = hit.score * variant.weight;
      if (score > (best.get(hit.record)?.score ?? 0)) best.set(hit.record, { ...hit, score });
    }
  }
  const { vocabulary } = engine;
  const known = new Map<string, boolean>();
  const isLooked = (word: string) =>
    stems.has(vocabulary.idOfWord(word) ?? -2) || (prefix.length > 1 && word.startsWith(prefix));
  return {
    hits: bestOf(sectionsFirst(engine, parseQuery(meant), bestOf([...best.values()]))),
    isLooked: (word) => {
      const before = known.get(word);
      if (before !== undefined) return before;
      const looked = isLooked(word);
      known.set(word, looked);
      return looked;
    },
  };
}

type Variant = { text: string; weight: number };

/** The query, and what it says in other words; of one with typos both as it is and as it was meant. */
function allVariantsOf(engine: Engine, text: string, meant: string): Variant[] {
  const isNamed = engine.names.get(parseQuery(text).key).some(isOwnName);
  const variants = variantsOf(meant, engine.synonyms).map(({ text: other, weight }) => ({
    text: other,
    weight: isNamed && other !== text ? BESIDE_A_NAME : weight,
  }));
  const spelled = spellOut(engine, meant);
  if (spelled !== meant) variants.push({ text: spelled, weight: SPELLED_OUT });
  return meant === text
    ? variants
    : [{ text, weight: 1 }, ...variants.map((variant) => ({ ...variant, weight: variant.weight * WITHOUT_TYPOS }))];
}

const WITHOUT_TYPOS = 1.1;
const SPELLED_OUT = 0.95;

/** A word that nobody knows counts against every record alike, and less than one that some of them have. */
const UNKNOWN = 0.5;
const ALL_IN_TITLE = 12;
/** From this many words on, a query is a sentence, of which nobody has every word. */
const SENTENCE = 7;

function hitsOf(engine: Engine, query: Query, scorer: WordScorer): Hit[] {
  const tally = tallyOf(engine, query, scorer);
  const names = scoreNames(engine, query);
  for (const record of names.keys()) touch(tally, record);
  const isSentence = query.words.length >= SENTENCE;
  const { possible, important } = tally;
  const scores = new Float64Array(engine.index.records.length);
  const lengths = query.form === "plain" ? engine.titleParts : engine.titleLengths;
  const titleShare = (record: number, inTitle: number) =>
    Math.sqrt(Math.min(1, inTitle / Math.max(1, lengths[record] ?? 1)));
  const prior = priorsFor(engine, query);
  let best = 0;
  for (const record of tally.records) {
    const inTitle = tally.titleWords[record] ?? 0;
    const score =
      (possible === 0 ? 0 : worthOf(tally, record, isSentence)) +
      (inTitle === 0
        ? 0
        : ALL_IN_TITLE * ((tally.titleWeights[record] ?? 0) / important) ** 2 * titleShare(record, inTitle)) +
      (names.get(record) ?? 0);
    scores[record] = score * prior(record);
    best = Math.max(best, scores[record] ?? 0);
  }
  const least = leastOfMost(tally.records, scores, best);
  const hits = tally.records
    .filter((record) => (scores[record] ?? 0) > least)
    .map((record) => ({
      record,
      score: scores[record] ?? 0,
      own: possible === 0 ? 0 : (tally.owned[record] ?? 0) / possible,
      said: possible === 0 ? 0 : (tally.said[record] ?? 0) / possible,
      special: possible === 0 ? 0 : (tally.special[record] ?? 0) / possible,
    }));
  return withPhrases(engine, query, bestOf(hits));
}

/** A score that hardly more than MOST_HITS records are above. Thousands need not be put in order for that, only counted by size. */
function leastOfMost(records: readonly number[], scores: Float64Array, best: number): number {
  const counts = new Uint32Array(SIZES + 1);
  for (const record of records) {
    const size = Math.floor(((scores[record] ?? 0) / best) * SIZES);
    counts[size] = (counts[size] ?? 0) + 1;
  }
  let above = 0;
  let size = SIZES;
  while (size > SIZES * WORTH_A_LOOK && above < MOST_HITS) above += counts[size--] ?? 0;
  // Rounded down a little: what is in the last size counted is above it.
  return Math.max(best * WORTH_A_LOOK, (best * (size + 1)) / SIZES - best * 1e-9);
}

const SIZES = 128;

/** What the words are worth, the less the more of them a record lacks: by a power of 1¾, or 1¼ for a sentence. Roots are quick. */
function worthOf({ worth, covered, possible }: Tally, record: number, isSentence: boolean): number {
  const coverage = (covered[record] ?? 0) / possible;
  const root = Math.sqrt(Math.sqrt(coverage));
  return ((worth[record] ?? 0) / Math.sqrt(possible)) * coverage * (isSentence ? root : root * root * root);
}

/** By record that has any word of the query: the sums over its words. */
type Tally = {
  records: number[];
  isTouched: Uint8Array;
  worth: Float32Array;
  covered: Float32Array;
  owned: Float32Array;
  said: Float32Array;
  special: Float32Array;
  titleWords: Float32Array;
  titleWeights: Float32Array;
  /** What a record with every word would have covered, and what of it are words that matter. */
  possible: number;
  important: number;
};

function tallyOf(engine: Engine, query: Query, scorer: WordScorer): Tally {
  const count = engine.index.records.length;
  const tally: Tally = {
    records: [],
    isTouched: new Uint8Array(count),
    worth: new Float32Array(count),
    covered: new Float32Array(count),
    owned: new Float32Array(count),
    said: new Float32Array(count),
    special: new Float32Array(count),
    titleWords: new Float32Array(count),
    titleWeights: new Float32Array(count),
    possible: 0,
    important: 0,
  };
  for (const [position, word] of query.words.entries()) {
    if (word.weight === 0) continue;
    const isTyped = query.isTyping && position === query.words.length - 1;
    const scores = scorer.score(word, query, isTyped);
    const weight = (scores.records.length === 0 ? UNKNOWN : scores.rarity) * word.weight;
    tally.possible += weight;
    if (word.weight === 1 && scores.records.length > 0) tally.important += weight;
    for (const record of scores.records) {
      touch(tally, record);
      tally.worth[record] = (tally.worth[record] ?? 0) + weight * (scores.worth[record] ?? 0);
      tally.covered[record] = (tally.covered[record] ?? 0) + weight * (scores.likeness[record] ?? 0);
      tally.owned[record] = (tally.owned[record] ?? 0) + weight * (scores.own[record] ?? 0);
      tally.said[record] = (tally.said[record] ?? 0) + weight * (scores.said[record] ?? 0);
      tally.special[record] = (tally.special[record] ?? 0) + weight * (scores.special[record] ?? 0);
      if (word.weight === 1) {
        tally.titleWords[record] = (tally.titleWords[record] ?? 0) + (scores.inTitle[record] ?? 0);
        tally.titleWeights[record] = (tally.titleWeights[record] ?? 0) + weight * (scores.inTitle[record] ?? 0);
      }
    }
    scorer.clear();
  }
  return tally;
}

function touch({ records, isTouched }: Tally, record: number): void {
  if (isTouched[record] === 1) return;
  isTouched[record] = 1;
  records.push(record);
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
function withPhrases(engine: Engine, query: Query, hits: readonly Hit[]): Hit[] {
  const score = createPhraseScorer(engine, query);
  return hits.map((hit) => {
    const record = engine.index.records.at(hit.record);
    return record === undefined ? hit : { ...hit, score: hit.score + score(record) };
  });
}
