import { allowedEdits, editsBetween, lettersOf, mayBeNear } from "./is-near.ts";

/** Words numbered in insertion order. */
export type WordList = {
  /** Adds a word that isn't in the list yet. */
  add: (word: string) => void;
  word: (number: number) => string;
  /** Returns the numbers of words with this prefix, including the prefix itself. */
  withPrefix: (start: string) => number[];
  /** Returns words within the allowed edit distance, including the word itself. */
  near: (word: string) => Near[];
};

type Near = { number: number; edits: number };

/** Creates a word list that computes a letter mask per word, which rules out most words without comparing strings. */
export function createWordList(): WordList {
  const words: string[] = [];
  const letters: number[] = [];
  return {
    add: (word) => {
      words.push(word);
      letters.push(lettersOf(word));
    },
    word: (number) => words[number] ?? "",
    withPrefix: (start) => {
      const found: number[] = [];
      for (let number = 0; number < words.length; number++)
        if (words[number]?.startsWith(start) === true) found.push(number);
      return found;
    },
    near: (word) => {
      const most = allowedEdits(word.length);
      if (most === 0) return [];
      const own = lettersOf(word);
      const found: Near[] = [];
      for (let number = 0; number < words.length; number++) {
        if (!mayBeNear(own, letters[number] ?? 0, most)) continue;
        const edits = editsBetween(word, words[number] ?? "", most);
        if (edits <= most) found.push({ number, edits });
      }
      return found;
    },
  };
}
