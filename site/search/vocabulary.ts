import { lettersOf } from "./is-near.ts";
import { stem } from "./stem.ts";
import { partsOf, runsOf } from "./words.ts";

/** Every word of the index, by its stem's number. It grows as texts are read. */
export type Vocabulary = {
  /** Every word of a text and of the identifiers in it. */
  stemsOf: (text: string) => number[];
  /** The same without the parts of identifiers: 'css-loader of splitChunks' → 'css', 'loader', 'of', 'splitchunks'. */
  wholesOf: (text: string) => number[];
  /** Neighbours written as one: 'source map' → 'sourcemap'. */
  pairsOf: (text: string) => number[];
  /** Of the stem of a word that the index has. */
  idOfWord: (word: string) => number | undefined;
  idOfStem: (stem: string) => number | undefined;
  /** Words as they stand, sorted. */
  words: () => readonly KnownWord[];
};

export type KnownWord = { word: string; id: number; letters: number };

export function createVocabulary(): Vocabulary {
  const stemIds = new Map<string, number>();
  const wordIds = new Map<string, number>();
  const runs = new Map<string, readonly number[]>();
  let sorted: KnownWord[] = [];

  const idOf = (word: string): number => {
    const known = wordIds.get(word);
    if (known !== undefined) return known;
    const root = stem(word);
    const id = stemIds.get(root) ?? stemIds.size;
    stemIds.set(root, id);
    wordIds.set(word, id);
    return id;
  };
  const idsOfRun = (run: string): readonly number[] => {
    const known = runs.get(run);
    if (known !== undefined) return known;
    const parts = partsOf(run);
    const ids = [...new Set([run.toLowerCase(), ...(parts.length > 1 ? parts : [])].map(idOf))];
    runs.set(run, ids);
    return ids;
  };
  return {
    stemsOf: (text) => {
      const all: number[] = [];
      for (const run of runsOf(text)) for (const id of idsOfRun(run)) all.push(id);
      return all;
    },
    wholesOf: (text) => runsOf(text.replaceAll("-", " ")).map((run) => idOf(run.toLowerCase())),
    pairsOf: (text) => {
      const words = runsOf(text.replaceAll("-", " "));
      return words.slice(1).map((word, at) => idOf(`${words[at]}${word}`.toLowerCase()));
    },
    idOfWord: (word) => wordIds.get(word),
    idOfStem: (root) => stemIds.get(root),
    words: () => {
      if (sorted.length !== wordIds.size) {
        sorted = Array.from(wordIds, ([word, id]) => ({ word, id, letters: lettersOf(word) }));
        sorted.sort((a, b) => (a.word < b.word ? -1 : 1));
      }
      return sorted;
    },
  };
}
