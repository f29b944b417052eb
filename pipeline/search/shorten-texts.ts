import type { SearchRecord } from "#model/search-index.ts";

/** Characters that all texts together may have, so that the index stays below 300 kB as the build compresses it. */
const BUDGET = 525_000;

/** From mild to harsh: how long a text stays whole, and in which share of the sections a word may be to stay behind that. */
const STEPS = [
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
 * Keeps the index small as the content grows: when the texts are too long together, each is cut at the same length. Behind
 * the cut stay only words that are new in the section and rare on the site, so that the section is still found by them.
 */
export function shortenTexts(records: readonly SearchRecord[], budget = BUDGET): SearchRecord[] {
  const whole = records.reduce((sum, { text }) => sum + text.length, 0);
  if (whole <= budget) return [...records];
  const counts = sectionsByWord(records);
  const steps = STEPS.map(({ length, share }) => ({ length, most: records.length * share, size: 0 }));
  for (const { text } of records) addSizes(text, counts, steps);
  const step = steps.find(({ size }) => size <= budget) ?? steps.at(-1);
  if (step === undefined) return [...records];
  const isUsual = (word: string) => (counts.get(word) ?? 0) > step.most;
  return records.map((record) => ({ ...record, text: cut(record.text, step.length, isUsual) }));
}

/** Adds how long `cut` would leave a text to each step: much less work than to cut it at each. */
function addSizes(
  text: string,
  counts: ReadonlyMap<string, number>,
  steps: readonly { length: number; most: number; size: number }[],
): void {
  const words = firstWords(text);
  for (const step of steps) {
    const end = endOf(text, step.length);
    step.size += end ?? text.length;
    if (end === undefined) continue;
    step.size += REST.length;
    for (const [word, start] of words)
      if (start >= end && (counts.get(word) ?? 0) <= step.most) step.size += word.length + 1;
  }
}

/** Each word in small letters, and where it stands first. */
function firstWords(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const lower = word.toLowerCase();
    if (!words.has(lower)) words.set(lower, index);
  }
  return words;
}

function sectionsByWord(records: readonly SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of records) {
    for (const word of firstWords(text).keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const WORD = /[A-Za-z_$][\w$]{2,}/g;

function cut(text: string, length: number, isUsual: (word: string) => boolean): string {
  const end = endOf(text, length);
  if (end === undefined) return text;
  const rest = [...firstWords(text)].filter(([word, start]) => start >= end && !isUsual(word));
  return `${text.slice(0, end)}${REST}${rest.map(([word, start]) => text.slice(start, start + word.length)).join(" ")}`;
}

/** Where a text is cut; undefined for one that stays whole. */
function endOf(text: string, length: number): number | undefined {
  if (text.length < length * 1.2) return undefined;
  const end = text.lastIndexOf(" ", length);
  return end < 0 ? undefined : end;
}

/** Stands between what is shown of a text and the words that are only looked for. */
const REST = " … ";
