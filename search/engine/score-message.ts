import { MESSAGES } from "../ranking.ts";
import { type Engine, runsIn } from "./build-engine.ts";
import type { Query } from "./parse-query.ts";
import type { Run } from "./vocabulary.ts";

/** Returns a function that returns a record's bonus for having the words of a pasted message in the same order. */
export function scoreMessage(engine: Engine, { runs: words, intent }: Query): (record: number) => number {
  if (intent !== "message") return () => 0;
  const places = Map.groupBy(words.keys(), (place) => words[place] ?? "");
  return (record) => {
    const run = longestRun(words, places, [
      ...runsIn(engine, record, "title"),
      ...runsIn(engine, record, "messages"),
      ...runsIn(engine, record, "text"),
    ]);
    return run < MESSAGES.minRun ? 0 : MESSAGES.perWord * run;
  };
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
