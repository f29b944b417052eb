import type { SearchRecord } from "../model/search-index.ts";

/**
 * Maximum length of all texts together, so that the compressed index leaves room for questions below its limit of 450
 * kB.
 */
const BUDGET = 600_000;

type Step = { length: number; share: number };

/**
 * From mild to harsh: the length of a text, and the share of sections that may contain a word that remains after it.
 */
const STEPS: [Step, ...Step[]] = [
  { length: 900, share: 1 / 16 },
  { length: 600, share: 1 / 16 },
  { length: 420, share: 1 / 20 },
  { length: 320, share: 1 / 30 },
  { length: 240, share: 1 / 40 },
  { length: 200, share: 1 / 60 },
  { length: 170, share: 1 / 100 },
  { length: 150, share: 1 / 200 },
  { length: 130, share: 1 / 400 },
  { length: 120, share: 1 / 500 },
  { length: 100, share: 1 / 600 },
  { length: 80, share: 1 / 800 },
];

/**
 * Keeps the index small as the content grows: if all texts together are too long, each is cut at the same length. After
 * the cut, only words remain that are new in the section and rare on the site, so that search still finds the section
 * by them.
 */
export function shortenTexts(records: readonly SearchRecord[], budget = BUDGET): SearchRecord[] {
  if (lengthOf(records.map(({ text }) => text)) <= budget) return [...records];
  const texts = records.map(({ text }) => ({ text, words: firstWords(text) }));
  const counts = sectionsByWord(texts);
  const shortenedBy = ({ length, share }: Step) => {
    const isCommon = (word: string) => (counts.get(word) ?? 0) > records.length * share;
    return texts.map((text) => cut(text, length, isCommon));
  };
  // Starts with the harshest step, because a large site needs one of the last.
  const tooMild = STEPS.findLastIndex((step) => lengthOf(shortenedBy(step)) > budget);
  const shortened = shortenedBy(STEPS[Math.min(tooMild + 1, STEPS.length - 1)] ?? STEPS[0]);
  return records.map((record, index) => ({ ...record, text: shortened[index] ?? "" }));
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}

/** A text and its words in lower case with their first positions. */
type Text = { text: string; words: ReadonlyMap<string, number> };

function firstWords(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const lower = word.toLowerCase();
    if (!words.has(lower)) words.set(lower, index);
  }
  return words;
}

function sectionsByWord(texts: readonly Text[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of texts) {
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const WORD = /[A-Za-z_$][\w$]{2,}/g;

function cut({ text, words }: Text, length: number, isCommon: (word: string) => boolean): string {
  const end = text.lastIndexOf(" ", length);
  if (text.length < length * 1.2 || end < 0) return text;
  const rest = [...words].filter(([word, start]) => start >= end && !isCommon(word));
  return `${text.slice(0, end)}${REST}${rest.map(([word, start]) => text.slice(start, start + word.length)).join(" ")}`;
}

/** Separates the part of a text that results show from the words that are only searched. */
const REST = " … ";
