import { hasChinese, isPlainWord, partsOf } from "#model/words.ts";
import type { SearchPage, SearchRecord } from "../model/search-index.ts";

/** A piece of text, and whether to highlight it. */
export type Part = { text: string; marked: boolean };

/** Tells whether a lower-case word matches the query. */
export type Matcher = { isMatch: (word: string) => boolean };

const MAX_LENGTH = 150;
/** Separates the displayed text from words that are only searched. */
const REST = " … ";

/** Returns a snippet: the part of a section's text with the most matches. */
export function snippetOf(record: SearchRecord, page: SearchPage, matcher: Matcher): Part[] {
  const [shown = "", ...rest] = record.text.split(REST);
  const text = shown === "" && record.level === 1 ? page.description : `${shown}${rest.length > 0 ? " …" : ""}`;
  const message = record.messages.find((line) => marksIn(line, matcher).length > 2);
  const source = message !== undefined && marksIn(text, matcher).length < 2 ? message : text;
  return partsWithMarks(window(source, marksIn(source, matcher)), matcher);
}

export function titlePartsOf(title: string, matcher: Matcher): Part[] {
  return partsWithMarks(title, matcher);
}

type Mark = { from: number; to: number; word: string };

/** Returns the part of a text with the most different matches, cut at word boundaries. */
function window(text: string, marks: readonly Mark[]): string {
  if (text.length <= MAX_LENGTH) return text;
  const starts = marks.map(({ from }) => from);
  const worth = (start: number) =>
    new Set(marks.filter(({ from, to }) => from >= start && to <= start + MAX_LENGTH).map(({ word }) => word)).size;
  const best = starts.reduce((winner, start) => (worth(start) > worth(winner) ? start : winner), starts[0] ?? 0);
  const begin = best < MAX_LENGTH * 0.7 ? 0 : text.lastIndexOf(" ", best - 30) + 1;
  const space = text.lastIndexOf(" ", begin + MAX_LENGTH);
  const end = text.length <= begin + MAX_LENGTH ? text.length : space > begin ? space : begin + MAX_LENGTH;
  return `${begin > 0 ? "… " : ""}${text.slice(begin, end)}${end < text.length ? " …" : ""}`;
}

function partsWithMarks(text: string, matcher: Matcher): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to } of marksIn(text, matcher)) {
    if (from > at) parts.push({ text: text.slice(at, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts;
}

function marksIn(text: string, { isMatch }: Matcher): Mark[] {
  const marks: Mark[] = [];
  for (const match of text.matchAll(/[A-Za-z0-9_$\u00C0-\uFFFF]+/g)) {
    const [run] = match;
    const whole = run.toLowerCase();
    const word = isMatch(whole) ? whole : isPlainWord(run) ? undefined : partsOf(run).find(isMatch);
    if (word !== undefined) marks.push({ from: match.index, to: match.index + run.length, word });
    else if (hasChinese(run)) addChineseMarks(marks, { run, at: match.index, isMatch });
  }
  return marks;
}

/** Marks each two neighboring characters that are searched, as one mark where they overlap. */
function addChineseMarks(marks: Mark[], { run, at, isMatch }: { run: string; at: number } & Matcher): void {
  for (let place = 0; place + 2 <= run.length; place++) {
    const word = run.slice(place, place + 2);
    if (!hasChinese(word) || !isMatch(word)) continue;
    const [from, to] = [at + place, at + place + 2];
    const last = marks.at(-1);
    if (last !== undefined && last.to >= from) last.to = to;
    else marks.push({ from, to, word });
  }
}
