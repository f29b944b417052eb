import { stem } from "#model/stem.ts";
import { createEngine, type Engine, readRecords } from "./build-engine.ts";
import type { IndexBasis } from "./index-basis.ts";
import type { ParsedIndex } from "./parse-index.ts";
import { parseQuery, variantsOf } from "./parse-query.ts";

/** So many records are read in less time than a reader takes from one keystroke to the next. */
const MOST = 24;

/**
 * An engine for one query: of the records whose title, names or keywords have most of its words. It answers before the one of
 * all records is ready, by the same rules; what only stands in a text, or has a typo, has to wait for that.
 */
export function engineFor(basis: IndexBasis, text: string): Engine {
  const { index } = basis;
  const engine = createEngine(basis);
  const matches = matchesOf(index, wordsOf(engine, text));
  const lengthOf = (number: number) => index.records.at(number)?.title.length ?? 0;
  const best = [...matches]
    .sort(([a, matchesOfA], [b, matchesOfB]) => matchesOfB - matchesOfA || lengthOf(a) - lengthOf(b))
    .slice(0, MOST)
    .map(([number]) => number);
  readRecords(
    engine,
    best.sort((a, b) => a - b),
  );
  return engine;
}

/** What begins every form of the query's words, and of what it says in other words. */
function wordsOf({ synonyms }: Engine, text: string): string[] {
  const variants = variantsOf(text, synonyms).map((variant) => parseQuery(variant.text));
  const words = variants.flatMap((query) => query.words).filter(({ weight }) => weight === 1);
  return [...new Set(words.flatMap(({ word, parts }) => [word, ...parts]).map(stem))];
}

/** By record that has some of the words in its title, names or keywords: how many. Few long texts are searched faster than many short ones. */
function matchesOf({ pages, records }: ParsedIndex, words: readonly string[]): Map<number, number> {
  const matches = new Map<number, number>();
  const found = words.map(() => new Set<number>());
  for (const [page, { titles, names }] of records.heads.entries()) {
    const first = records.firsts[page] ?? 0;
    const columns = [titles, names, pages[page]?.keywords.join(" ") ?? ""].map((column) => column.toLowerCase());
    for (const [position, word] of words.entries())
      for (const column of columns) for (const line of linesWith(column, word)) found[position]?.add(first + line);
  }
  for (const numbers of found) for (const number of numbers) matches.set(number, (matches.get(number) ?? 0) + 1);
  return matches;
}

/** The lines of a text that have the word, by number. */
function linesWith(text: string, word: string): number[] {
  const lines: number[] = [];
  let line = 0;
  let begin = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, begin)) {
    for (let end = text.indexOf("\n", begin); end !== -1 && end < at; end = text.indexOf("\n", begin)) {
      begin = end + 1;
      line++;
    }
    lines.push(line);
    const end = text.indexOf("\n", at);
    if (end === -1) break;
    begin = end + 1;
    line++;
  }
  return lines;
}
