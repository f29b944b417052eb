import { stem } from "#model/stem.ts";
import { QUESTIONS } from "../ranking.ts";
import type { Engine } from "./build-engine.ts";
import type { Query } from "./parse-query.ts";
import type { ListedQuestion } from "./question-list.ts";
import { RELATED_STEMS } from "./related-words.ts";

/**
 * Scores by record how well its questions match the query: the share of the query's words that a question has, times
 * the root of the share of the question's words that the query has. Rare words count more, related words less, and stop
 * words don't count. A second question that matches raises the score.
 */
export function scoreQuestions(engine: Engine, query: Query): QuestionScores {
  const { words, whole, places } = askedWords(engine, query);
  const scores = new Map<number, number>();
  // Without any questions, no word has a weight.
  if (words.length < QUESTIONS.minWords || whole === 0) return { scores, covered: new Float64Array() };
  const second = new Map<number, number>();
  const { positions, asked, own } = matchesOf(engine, words);
  for (const position of positions) {
    const weight = asked[position] ?? 0;
    const question = engine.questions.all[position];
    if (weight < QUESTIONS.minShare * whole || question === undefined) continue;
    const share = Math.min(1, (own[position] ?? 0) / engine.questions.weight(position));
    const score = (weight / whole) * Math.sqrt(share) * (1 + QUESTIONS.adjacent * adjacentPairs(question, places));
    const best = scores.get(question.record) ?? 0;
    if (score > best) scores.set(question.record, score);
    second.set(question.record, Math.max(second.get(question.record) ?? 0, Math.min(score, best)));
  }
  for (const [record, score] of second) scores.set(record, (scores.get(record) ?? 0) + QUESTIONS.second * score);
  return { scores, covered: coveredBy(engine, words).map((weight) => weight / whole) };
}

/** By record: how well its best questions match, and the share of the query that all of them have together. */
export type QuestionScores = { scores: ReadonlyMap<number, number>; covered: Float64Array };

/** Returns by record the weight of the words that any of its questions has. */
function coveredBy({ questions, index }: Engine, words: readonly AskedWord[]): Float64Array {
  const covered = new Float64Array(index.records.length);
  /** By record: the last word that counted, from 1. */
  const counted = new Int32Array(index.records.length);
  for (const [number, { stem, weight, related }] of words.entries()) {
    const count = (stems: readonly number[], own: number) => {
      for (const each of stems) {
        for (const position of questions.having(each)) {
          const record = questions.all[position]?.record ?? -1;
          if (counted[record] === number + 1) continue;
          counted[record] = number + 1;
          covered[record] = (covered[record] ?? 0) + own;
        }
      }
    };
    count([stem], weight);
    count(related, QUESTIONS.related * weight);
  }
  return covered;
}

type AskedWord = { stem: number; weight: number; related: readonly number[] };

/** Returns the words of a query that any question has, the weight of all its words, and each stem's place. */
function askedWords(engine: Engine, query: Query) {
  const { questions, vocabulary } = engine;
  const words: AskedWord[] = [];
  const places = new Map<number, number>();
  let whole = 0;
  for (const { word, weight } of query.words) {
    if (weight === 0) continue;
    const root = stem(word);
    const id = vocabulary.idOfStem(root);
    const rarity = id === undefined ? QUESTIONS.unknown : questions.rarity(id);
    whole += rarity * weight;
    if (id === undefined || places.has(id)) continue;
    places.set(id, places.size);
    const related = (RELATED_STEMS.get(root) ?? []).flatMap((other) => vocabulary.idOfStem(other) ?? []);
    words.push({ stem: id, weight: rarity * weight, related });
  }
  return { words, whole, places };
}

/**
 * The questions that have any of the words. By position, `asked`: weight of the query's words that the question has;
 * `own`: weight of its own words that the query has.
 */
type Matches = { positions: number[]; asked: Float64Array; own: Float64Array };

/** Counts each word of the query once per question: itself, or else a word like it. */
function matchesOf({ questions }: Engine, words: readonly AskedWord[]): Matches {
  const { length } = questions.all;
  const matches: Matches = { positions: [], asked: new Float64Array(length), own: new Float64Array(length) };
  /** By position: the last word that counted, from 1. */
  const counted = new Int32Array(length);
  const count = (stem: number, number: number, asked: number, own: number) => {
    for (const position of questions.having(stem)) {
      if (counted[position] === number) continue;
      if (counted[position] === 0) matches.positions.push(position);
      counted[position] = number;
      matches.asked[position] = (matches.asked[position] ?? 0) + asked;
      matches.own[position] = (matches.own[position] ?? 0) + own;
    }
  };
  for (const [place, { stem, weight, related }] of words.entries()) {
    count(stem, place + 1, weight, questions.rarity(stem));
    for (const other of related) {
      if (!words.some((word) => word.stem === other))
        count(other, place + 1, QUESTIONS.related * weight, QUESTIONS.related * questions.rarity(other));
    }
  }
  return matches;
}

/** Returns how many pairs of neighbors are neighbors in the query too. */
function adjacentPairs({ stems }: ListedQuestion, places: ReadonlyMap<number, number>): number {
  let pairs = 0;
  let before = Number.NaN;
  for (const stem of stems) {
    const place = places.get(stem) ?? Number.NaN;
    if (place === before + 1) pairs++;
    before = place;
  }
  return Math.min(QUESTIONS.maxPairs, pairs);
}
