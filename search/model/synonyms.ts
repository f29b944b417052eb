import { stem } from "#model/stem.ts";
import { isStopWord, runsOf } from "#model/words.ts";
import type { Synonym } from "./search-index.ts";

/** A synonym as people write it: if a query contains one of `words`, it's also searched with one of `means` instead. */
export type WrittenSynonym = { words: string[]; means: string[] };

/** Phrases by the stems of their words, without stop words. */
export function stemSynonyms(synonyms: readonly WrittenSynonym[]): Synonym[] {
  return synonyms.map(({ words, means }) => ({
    phrases: words.map((phrase) => runsOf(phrase).flatMap((word) => (isStopWord(word) ? [] : [stem(word)]))),
    means,
  }));
}
