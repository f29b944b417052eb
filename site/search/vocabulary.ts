import { lettersOf } from "./is-near.ts";
import { stem } from "./stem.ts";
import { partsOf, runsOf } from "./words.ts";

/** Every word of the index, by its stem's number. It grows as texts are read. */
export type Vocabulary = {
  /** Every word of a text and of the identifiers in it. */
  stemsOf: (text: string) => number[];
  /**
   * Of a title or a keyword: its words without parts of identifiers, 'css-loader of splitChunks' → 'css', 'loader', 'of',
   * 'splitchunks', and neighbours written as one, 'cssloader'.
   */
  wholesOf: (text: string) => { words: number[]; pairs: number[] };
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

  const roots: string[] = [];

  const addWord = (word: string, root: string): number => {
    const id = stemIds.get(root) ?? roots.push(root) - 1;
    stemIds.set(root, id);
    wordIds.set(word, id);
    return id;
  };
  const idOf = (word: string): number => wordIds.get(word) ?? addWord(word, stem(word));
  const idOfPair = (first: string, second: string): number => {
    const word = `${first}${second}`;
    return wordIds.get(word) ?? addWord(word, `${first}${roots[idOf(second)]}`);
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
    wholesOf: (text) => {
      const words = runsOf(text.toLowerCase().replaceAll("-", " "));
      return { words: words.map(idOf), pairs: words.slice(1).map((word, at) => idOfPair(words[at] ?? "", word)) };
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
