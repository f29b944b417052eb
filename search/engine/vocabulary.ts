import { stem } from "#model/stem.ts";
import { isPlainWord, partsOf, runsOf } from "#model/words.ts";
import { createWordList, type WordList } from "./word-list.ts";

/** Maps the index's words to the ids of their stems; it grows as texts are read. */
export type Vocabulary = {
  /** Returns a text's runs in order. */
  runsOf: (text: string) => Run[];
  /** Returns the id of a word's stem if the index has the word. */
  idOfWord: (word: string) => number | undefined;
  idOfStem: (stem: string) => number | undefined;
  /** Unstemmed words by number; `stemOfWord` maps that number to the stem's id. */
  words: WordList;
  stemOfWord: (number: number) => number;
};

/**
 * A run in lower case and its stem ids. `all`: the run as one word and each word in it, 'splitChunks' → 'splitchunk',
 * 'split', 'chunk'; `wholes`: its hyphen-separated parts, 'css-loader' → 'css', 'loader'.
 */
export type Run = { lower: string; all: readonly number[]; wholes: readonly number[] };

export function createVocabulary(): Vocabulary {
  const stemIds = new Map<string, number>();
  const wordIds = new Map<string, number>();
  const runs = new Map<string, Run>();
  const words = createWordList();
  const stems: number[] = [];

  const idOf = (word: string): number => {
    const known = wordIds.get(word);
    if (known !== undefined) return known;
    const root = stem(word);
    const id = stemIds.get(root) ?? stemIds.size;
    stemIds.set(root, id);
    wordIds.set(word, id);
    words.add(word);
    stems.push(id);
    return id;
  };
  const newRun = (text: string): Run => {
    const lower = text.toLowerCase();
    const whole = [idOf(lower)];
    const parts = isPlainWord(text) ? [] : partsOf(text);
    return {
      lower,
      all: parts.length > 1 ? [...new Set([...whole, ...parts.map(idOf)])] : whole,
      wholes: lower.includes("-") ? lower.split("-").map(idOf) : whole,
    };
  };
  const runOf = (text: string): Run => {
    let run = runs.get(text);
    if (run === undefined) {
      run = newRun(text);
      runs.set(text, run);
    }
    return run;
  };
  return {
    runsOf: (text) => runsOf(text).map(runOf),
    idOfWord: (word) => wordIds.get(word),
    idOfStem: (root) => stemIds.get(root),
    words,
    stemOfWord: (number) => stems[number] ?? -1,
  };
}
