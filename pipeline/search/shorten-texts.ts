import type { SearchRecord } from "#model/search-index.ts";

/** Characters that all texts together may have, so that the index stays below 300 kB as the build compresses it. */
const BUDGET = 550_000;

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
  let shortened = [...records];
  const counts = sectionsByWord(records);
  for (const { length, share } of STEPS) {
    if (sizeOf(shortened) <= budget) break;
    const isUsual = (word: string) => (counts.get(word) ?? 0) > records.length * share;
    shortened = records.map((record) => ({ ...record, text: cut(record.text, length, isUsual) }));
  }
  return shortened;
}

function sizeOf(records: readonly SearchRecord[]): number {
  return records.reduce((sum, { text }) => sum + text.length, 0);
}

function sectionsByWord(records: readonly SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of records) {
    for (const word of new Set(text.toLowerCase().match(WORD))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const WORD = /[A-Za-z_$][\w$]{2,}/g;

function cut(text: string, length: number, isUsual: (word: string) => boolean): string {
  if (text.length < length * 1.2) return text;
  const end = text.lastIndexOf(" ", length);
  const head = text.slice(0, end);
  const seen = new Set(head.toLowerCase().match(WORD));
  const rest = (text.slice(end).match(WORD) ?? []).filter((word) => {
    const lower = word.toLowerCase();
    const isNew = !seen.has(lower) && !isUsual(lower);
    seen.add(lower);
    return isNew;
  });
  return `${head}${REST}${rest.join(" ")}`;
}

/** Stands between what is shown of a text and the words that are only looked for. */
const REST = " … ";
