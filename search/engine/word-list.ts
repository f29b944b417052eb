import { allowedEdits, editsBetween, lettersOf, mayBeNear } from "./is-near.ts";

/** Words numbered in insertion order. */
export type WordList = {
  /** Adds a word that isn't in the list yet. */
  add: (word: string) => void;
  word: (number: number) => string;
  /** Returns the numbers of words with this prefix of at least two letters, including the prefix itself. */
  withPrefix: (start: string) => number[];
  /** Returns words within the allowed edit distance, including the word itself. */
  near: (word: string) => Near[];
};

type Near = { number: number; edits: number };

/** Creates a word list. First letters and a letter mask per word rule out most words without comparing strings. */
export function createWordList(): WordList {
  const words: string[] = [];
  const letters: number[] = [];
  /** Numbers of the words by their first two letters. */
  const byStart = new Map<string, number[]>();
  return {
    add: (word) => {
      const start = word.slice(0, 2);
      const group = byStart.get(start) ?? [];
      byStart.set(start, group);
      group.push(words.length);
      words.push(word);
      letters.push(lettersOf(word));
    },
    word: (number) => words[number] ?? "",
    withPrefix: (start) =>
      (byStart.get(start.slice(0, 2)) ?? []).filter((number) => words[number]?.startsWith(start) === true),
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
