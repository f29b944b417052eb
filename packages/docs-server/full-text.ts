import { stem } from "../../model/stem.ts";
import { isStopWord, partsOf, runsOf } from "../../model/words.ts";

/** A text of a page, and how much each of its words counts. */
export type Field = { text: string; weight: number };

/** Scores of all sections and pages by position, from 0 to 1 for the best. */
type Matches = { sections: Float64Array; pages: Float64Array };

export type FullText = (words: ReadonlyMap<string, number>) => Matches;

type Entry = { counts: Map<string, number>; length: number };

/**
 * Indexes all words of all sections, code included, and ranks sections and whole pages by BM25. The site's own search
 * index only has the beginning of each text, because readers have to download it.
 */
export function createFullText(sections: readonly { page: number; fields: readonly Field[] }[]): FullText {
  const ofSections = sections.map(({ fields }) => entryOf(fields));
  const ofPages: Entry[] = [];
  for (const [at, { page }] of sections.entries()) merge((ofPages[page] ??= emptyEntry()), ofSections[at]);
  const scoreSections = scorerOf(ofSections, SECTION_LENGTH);
  const scorePages = scorerOf(
    Array.from(ofPages, (entry) => entry ?? emptyEntry()),
    PAGE_LENGTH,
  );
  return (words) => ({ sections: scoreSections(words), pages: scorePages(words) });
}

/** Parameters of BM25: how soon repeating a word stops counting, and how much long texts are penalized. */
const SATURATION = 1.2;
const SECTION_LENGTH = 0.6;
const PAGE_LENGTH = 0.5;

/**
 * Returns the stems of a text's words and of the parts of its identifiers: 'splitChunks' → 'splitchunk', 'split',
 * 'chunk'.
 */
export function wordsOf(text: string): string[] {
  return runsOf(text).flatMap((run) => {
    const whole = run.toLowerCase();
    if (isStopWord(whole)) return [];
    const parts = partsOf(run).filter((part) => !isStopWord(part));
    return [whole, ...(parts.length > 1 ? parts : [])].map(stem);
  });
}

function scorerOf(
  entries: readonly Entry[],
  lengthWeight: number,
): (words: ReadonlyMap<string, number>) => Float64Array {
  const usage = new Map<string, number>();
  for (const { counts } of entries) for (const word of counts.keys()) usage.set(word, (usage.get(word) ?? 0) + 1);
  const average = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length);
  return (words) => {
    const scores = new Float64Array(entries.length);
    for (const [word, weight] of words) {
      const used = usage.get(word) ?? 0;
      const rarity = Math.log(1 + (entries.length - used + 0.5) / (used + 0.5));
      for (const [at, { counts, length }] of entries.entries()) {
        const count = counts.get(word);
        if (count === undefined) continue;
        const relative = SATURATION * (1 - lengthWeight + (lengthWeight * length) / average);
        scores[at] = (scores[at] ?? 0) + (weight * rarity * count * (SATURATION + 1)) / (count + relative);
      }
    }
    const best = Math.max(...scores, Number.MIN_VALUE);
    return scores.map((score) => score / best);
  };
}

function entryOf(fields: readonly Field[]): Entry {
  const entry = emptyEntry();
  for (const { text, weight } of fields) {
    for (const word of wordsOf(text)) {
      entry.counts.set(word, (entry.counts.get(word) ?? 0) + weight);
      entry.length += weight;
    }
  }
  return entry;
}

function merge(into: Entry, from: Entry | undefined): void {
  if (from === undefined) return;
  for (const [word, count] of from.counts) into.counts.set(word, (into.counts.get(word) ?? 0) + count);
  into.length += from.length;
}

function emptyEntry(): Entry {
  return { counts: new Map(), length: 0 };
}
