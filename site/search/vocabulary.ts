import { stem } from "#model/stem.ts";
import { partsOf, runsOf } from "#model/words.ts";
import { createWordList, type WordList } from "./word-list.ts";

/** Every word of the index, by its stem's number. It grows as texts are read. */
export type Vocabulary = {
  /** The runs of a text, in order. */
  runsOf: (text: string) => Run[];
  /** Of the stem of a word that the index has. */
  idOfWord: (word: string) => number | undefined;
  idOfStem: (stem: string) => number | undefined;
  /** Words as they stand, and the stem of each by its number there. */
  words: WordList;
  stemOfWord: (number: number) => number;
};

/**
 * The stems of a run. `all`: of the run as one word and of each word in it, 'splitChunks' → 'splitchunk', 'split', 'chunk';
 * `wholes`: of what stands between its hyphens, 'css-loader' → 'css', 'loader'.
 */
type Run = { all: readonly number[]; wholes: readonly number[] };

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
    const parts = PLAIN.test(text) ? [] : partsOf(text);
    return {
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

const PLAIN = /^[A-Za-z]?[a-z]*$/;
