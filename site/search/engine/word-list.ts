import { allowedEdits, editsBetween, lettersOf, mayBeNear } from "./is-near.ts";

/** Words numbered in insertion order. */
export type WordList = {
  /** Adds a word that isn't in the list yet. */
  add: (word: string) => void;
  word: (number: number) => string;
  /** Returns the numbers of words with this prefix of at least two letters, including the prefix itself. */
  beginningWith: (start: string) => number[];
  /** Returns words within the allowed edit distance, including the word itself. */
  near: (word: string) => readonly Near[];
};

type Near = { number: number; edits: number };

/**
 * Creates a word list that computes a prefix code and a letter mask per word on first use. They rule out most words
 * without comparing strings, and need no sorting, so words can be added at any time.
 */
export function createWordList(): WordList {
  const words: string[] = [];
  const starts: number[] = [];
  const letters: number[] = [];
  /** Caches results because the same word is looked up on each keystroke. */
  const known = new Map<string, Near[]>();

  const findNear = (word: string): Near[] => {
    const most = allowedEdits(word.length);
    if (most === 0) return [];
    for (let number = letters.length; number < words.length; number++) letters.push(lettersOf(words[number] ?? ""));
    const own = lettersOf(word);
    const found: Near[] = [];
    for (let number = 0; number < letters.length; number++) {
      if (!mayBeNear(own, letters[number] ?? 0, most)) continue;
      const edits = editsBetween(word, words[number] ?? "", most);
      if (edits <= most) found.push({ number, edits });
    }
    return found;
  };
  return {
    add: (word) => {
      known.clear();
      words.push(word);
    },
    word: (number) => words[number] ?? "",
    beginningWith: (start) => {
      for (let number = starts.length; number < words.length; number++) starts.push(startOf(words[number] ?? ""));
      const found: number[] = [];
      const own = startOf(start);
      for (let number = 0; number < starts.length; number++) {
        if (starts[number] === own && words[number]?.startsWith(start) === true) found.push(number);
      }
      return found;
    },
    near: (word) => {
      const before = known.get(word);
      if (before !== undefined) return before;
      if (known.size >= CACHE_LIMIT) known.clear();
      const found = findNear(word);
      known.set(word, found);
      return found;
    },
  };
}

const CACHE_LIMIT = 100;

/** Returns the first two letters as one number. */
function startOf(word: string): number {
  return (word.charCodeAt(0) << 12) ^ word.charCodeAt(1);
}
