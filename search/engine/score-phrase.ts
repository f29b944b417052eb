import { isStopWord } from "#model/words.ts";
import { type Engine, runsIn, stemId } from "./build-engine.ts";
import type { Query } from "./parse-query.ts";
import type { Run } from "./vocabulary.ts";

/** Bonus for each word of a message in the longest matching sequence, and for each adjacent pair of words otherwise. */
const OF_MESSAGE = 5;
const OF_TITLE = 5;
const OF_TEXT = 1.5;
const MIN_RUN = 3;
/** Maximum distance in positions between adjacent words, in either order. */
const MAX_DISTANCE = 1;

/** Creates a scorer that gives a bonus to records in which words of the query are adjacent. */
export function createPhraseScorer(engine: Engine, query: Query): (record: number) => number {
  const words = query.runs;
  if (words.length < 2) return () => 0;
  if (query.intent === "message") {
    const places = Map.groupBy(words.keys(), (place) => words[place] ?? "");
    return (record) => {
      const run = longestRun(words, places, [
        ...runsIn(engine, record, "title"),
        ...runsIn(engine, record, "messages"),
        ...runsIn(engine, record, "text"),
      ]);
      return run < MIN_RUN ? 0 : OF_MESSAGE * run;
    };
  }
  const stems = words.filter((word) => !isStopWord(word)).map((word) => stemId(engine, word) ?? -1);
  const pairs = stems.length - 1;
  if (pairs < 1) return () => 0;
  return (record) => {
    const inTitle = pairsIn(runsIn(engine, record, "title"), stems);
    const inText = pairsIn(runsIn(engine, record, "text"), stems);
    let bonus = 0;
    for (let pair = 0; pair < pairs; pair++) {
      if ((inTitle >> pair) & 1) bonus += OF_TITLE;
      else if ((inText >> pair) & 1) bonus += OF_TEXT;
    }
    return bonus / Math.sqrt(pairs);
  };
}

/** Returns the adjacent pairs of stems that are adjacent in a text, as bits: bit n for stems n and n + 1. */
function pairsIn(runs: readonly Run[], stems: readonly number[]): number {
  const last = stems.map(() => Number.NEGATIVE_INFINITY);
  let found = 0;
  let position = 0;
  for (const { all } of runs) {
    for (const id of all) {
      position++;
      const at = stems.indexOf(id);
      if (at === -1) continue;
      if (position - (last[at - 1] ?? Number.NEGATIVE_INFINITY) <= MAX_DISTANCE) found |= 1 << (at - 1);
      if (position - (last[at + 1] ?? Number.NEGATIVE_INFINITY) <= MAX_DISTANCE) found |= 1 << at;
      last[at] = position;
    }
  }
  return found;
}

/** Returns the length of the longest sequence of words in a text; `places`: the positions of each word. */
function longestRun(
  words: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  runs: readonly Run[],
): number {
  let longest = 0;
  for (let at = 0; at + longest < runs.length; at++) {
    for (const from of places.get(runs[at]?.lower ?? "") ?? NOWHERE) {
      let length = 1;
      while (from + length < words.length && words[from + length] === runs[at + length]?.lower) length++;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

const NOWHERE: readonly number[] = [];
