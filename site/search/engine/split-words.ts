import { isStopWord } from "#model/words.ts";
import { type Engine, isProminent, stemId, usageOf } from "./build-engine.ts";

/** Splits each word that the index doesn't know into two known words: 'hotreload' → 'hot reload'. */
export function splitWords(engine: Engine, text: string): string {
  return text.replace(PLAIN_WORD, (word) => splitWord(engine, word.toLowerCase())?.join(" ") ?? word);
}

/** Matches a run of letters that is long enough for two words and isn't part of an identifier or a path. */
const PLAIN_WORD = /(?<![\w$./@-])[A-Za-z][a-z]{5,}(?![\w$./(-])/g;
const MIN_LENGTH = 3;

/** Returns the split whose rarer half is used most; undefined for words that the index knows. */
export function splitWord(engine: Engine, word: string): [string, string] | undefined {
  if (stemId(engine, word) !== undefined) return undefined;
  let best: [string, string] | undefined;
  let bestUsage = 0;
  for (let end = MIN_LENGTH; end <= word.length - MIN_LENGTH; end++) {
    const halves: [string, string] = [word.slice(0, end), word.slice(end)];
    const usage = Math.min(...halves.map((half) => usageInTitles(engine, half)));
    if (usage <= bestUsage) continue;
    best = halves;
    bestUsage = usage;
  }
  return best;
}

/** Returns how many records have a word, or 0 if no title, name, keyword, table or question has it. */
function usageInTitles(engine: Engine, word: string): number {
  const id = isStopWord(word) ? undefined : engine.vocabulary.idOfWord(word);
  return id !== undefined && isProminent(engine, id) ? usageOf(engine, id) : 0;
}
