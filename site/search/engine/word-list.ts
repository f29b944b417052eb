import { allowedEdits, editsBetween, lettersOf, mayBeNear } from "./is-near.ts";

/** Words numbered in insertion order. */
export type WordList = {
  /** Adds a word that isn't in the list yet. */
  add: (word: string) => void;
  word: (number: number) => string;
  /** Returns the numbers of words with this prefix of at least two letters, including the prefix itself. */
  withPrefix: (start: string) => number[];
  /** Returns words within the allowed edit distance, including the word itself. */
  near: (word: string) => readonly Near[];
};

type Near = { number: number; edits: number };

/**
 * Creates a word list that groups words by their first two letters and computes a letter mask per word, both on first
 * use. They rule out most words without comparing strings, and need no sorting, so words can be added at any time.
 */
export function createWordList(): WordList {
  const words: string[] = [];
  const byStart = new Map<number, number[]>();
  let grouped = 0;
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
    withPrefix: (start) => {
      for (; grouped < words.length; grouped++) {
        const own = startOf(words[grouped] ?? "");
        const group = byStart.get(own);
        if (group === undefined) byStart.set(own, [grouped]);
        else group.push(grouped);
      }
      const group = byStart.get(startOf(start)) ?? [];
      return group.filter((number) => words[number]?.startsWith(start) === true);
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
