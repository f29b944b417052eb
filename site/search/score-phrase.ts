import type { SearchRecord } from "#model/search-index.ts";
import { isStopWord, runsOf } from "#model/words.ts";
import { type Engine, stemId } from "./build-engine.ts";
import type { Query } from "./parse-query.ts";

/** For each word of a message that stands in a row with others, as in the query; and for each pair of words of a question. */
const OF_MESSAGE = 5;
const OF_TITLE = 5;
const OF_TEXT = 1.5;
const SHORTEST_RUN = 3;
/** Two words are beside each other when no more than one stands between them, in either order. */
const REACH = 1;

/** The bonus for words that stand beside each other in a record as they do in the query. */
export function createPhraseScorer(engine: Engine, query: Query): (record: SearchRecord) => number {
  const words = query.runs;
  if (words.length < 2) return () => 0;
  if (query.intent === "message") {
    return (record) => {
      const run = longestRun(words, ` ${lower([record.title, ...record.messages, record.text].join(" "))} `);
      return run < SHORTEST_RUN ? 0 : OF_MESSAGE * run;
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

/** Which neighbours of the query are neighbours in a text, whatever their forms: bit n for the words n and n + 1. */
function pairsIn({ vocabulary }: Engine, text: string, stems: readonly number[]): number {
  const last = stems.map(() => Number.NEGATIVE_INFINITY);
  let found = 0;
  let position = 0;
  for (const { all } of vocabulary.runsOf(text)) {
    for (const id of all) {
      position++;
      const at = stems.indexOf(id);
      if (at === -1) continue;
      if (position - (last[at - 1] ?? Number.NEGATIVE_INFINITY) <= REACH) found |= 1 << (at - 1);
      if (position - (last[at + 1] ?? Number.NEGATIVE_INFINITY) <= REACH) found |= 1 << at;
      last[at] = position;
    }
  }
  return found;
}

function lower(text: string): string {
  return runsOf(text).join(" ").toLowerCase();
}

/** Length of the longest run of words that stands in the text. */
function longestRun(words: readonly string[], text: string): number {
  let longest = 0;
  for (let from = 0; from + longest < words.length; from++) {
    while (from + longest < words.length && text.includes(` ${words.slice(from, from + longest + 1).join(" ")} `)) {
      longest++;
    }
  }
  return longest;
}
