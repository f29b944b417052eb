import type { SearchRecord } from "#model/search-index.ts";
import { isStopWord, runsOf } from "#model/words.ts";
import { type Engine, stemId } from "./build-engine.ts";
import type { Query } from "./parse-query.ts";

/** Bonus for each word of a message in the longest matching sequence, and for each adjacent pair of words otherwise. */
const OF_MESSAGE = 5;
const OF_TITLE = 5;
const OF_TEXT = 1.5;
const MIN_RUN = 3;
/** Maximum distance in positions between adjacent words, in either order. */
const MAX_DISTANCE = 1;

/** Creates a scorer that gives a bonus to records in which words of the query are adjacent. */
export function createPhraseScorer(engine: Engine, query: Query): (record: SearchRecord) => number {
  const words = query.runs;
  if (words.length < 2) return () => 0;
  if (query.intent === "message") {
    return (record) => {
      const run = longestRun(words, ` ${lower([record.title, ...record.messages, record.text].join(" "))} `);
      return run < MIN_RUN ? 0 : OF_MESSAGE * run;
    };
  }
  const stems = words.filter((word) => !isStopWord(word)).map((word) => stemId(engine, word) ?? -1);
  const pairs = stems.length - 1;
  if (pairs < 1) return () => 0;
  return ({ title, text }) => {
    const inTitle = pairsIn(engine, title, stems);
    const inText = pairsIn(engine, text, stems);
    let bonus = 0;
    for (let pair = 0; pair < pairs; pair++) {
      if ((inTitle >> pair) & 1) bonus += OF_TITLE;
      else if ((inText >> pair) & 1) bonus += OF_TEXT;
    }
    return bonus / Math.sqrt(pairs);
  };
}

/** Returns the adjacent pairs of stems that are adjacent in the text, as bits: bit n for stems n and n + 1. */
function pairsIn({ vocabulary }: Engine, text: string, stems: readonly number[]): number {
  const last = stems.map(() => Number.NEGATIVE_INFINITY);
  let found = 0;
  let position = 0;
  for (const { all } of vocabulary.runsOf(text)) {
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

function lower(text: string): string {
  return runsOf(text).join(" ").toLowerCase();
}

/** Returns the length of the longest sequence of words in the text. */
function longestRun(words: readonly string[], text: string): number {
  let longest = 0;
  for (let from = 0; from + longest < words.length; from++) {
    while (from + longest < words.length && text.includes(` ${words.slice(from, from + longest + 1).join(" ")} `)) {
      longest++;
    }
  }
  return longest;
}
