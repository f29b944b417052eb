import type { Synonym } from "./search-index.ts";
import { stem } from "./stem.ts";
import { isStopWord } from "./words.ts";

/** As a person writes it: when a query holds one of `words`, it is also searched with one of `means` in its place. */
export type WrittenSynonym = { words: string[]; means: string[] };

/** Phrases by the stems of their words, without those that say nothing. */
export function stemSynonyms(synonyms: readonly WrittenSynonym[]): Synonym[] {
  return synonyms.map(({ words, means }) => ({
    phrases: words.map((phrase) => phrase.split(" ").flatMap((word) => (isStopWord(word) ? [] : [stem(word)]))),
    means,
  }));
}

/** Groups of words that say the same, by their stems. */
export function stemAlike(groups: readonly string[][]): string[][] {
  return groups.map((group) => [...new Set(group.map(stem))]);
}
