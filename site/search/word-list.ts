import { allowedEdits, editsBetween, lettersOf, mayBeNear } from "./is-near.ts";

/** Words by number, in the order in which they came. */
export type WordList = {
  /** Adds a word that is not in the list. */
  add: (word: string) => void;
  word: (number: number) => string;
  /** Numbers of those that begin so, or are it. `start` has two letters or more. */
  beginningWith: (start: string) => number[];
  /** Those that a typo may have made the word of, or that are it. */
  near: (word: string) => readonly Near[];
};

type Near = { number: number; edits: number };

/**
 * What each word begins with and which letters it has is kept as numbers, from the first time that somebody asks: most words
 * are ruled out by these without being read. So nothing has to be sorted, and a word can be added at any time.
 */
export function createWordList(): WordList {
  const words: string[] = [];
  const starts: number[] = [];
  const letters: number[] = [];
  /** A reader's word comes back with each keystroke. */
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
      if (known.size >= MOST_KNOWN) known.clear();
      const found = findNear(word);
      known.set(word, found);
      return found;
    },
  };
}

const MOST_KNOWN = 100;

/** The first two letters as one number. */
function startOf(word: string): number {
  return (word.charCodeAt(0) << 12) ^ word.charCodeAt(1);
}
