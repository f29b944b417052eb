import { stem } from "#model/stem.ts";
import { createEngine, type Engine, readRecords } from "./build-engine.ts";
import type { IndexBasis } from "./index-basis.ts";
import type { ParsedIndex } from "./parse-index.ts";
import { parseQuery, variantsOf } from "./parse-query.ts";
import { signsAsWords } from "./signs-as-words.ts";

/** Number of records that can be read between two keystrokes. */
const MAX_RECORDS = 24;

/**
 * Builds an engine for one query from the records whose titles, names, keywords or questions match most of its words.
 * It answers before the full engine is ready and scores by the same rules, but can't find typos or words that only
 * appear in texts.
 */
export function engineFor(basis: IndexBasis, text: string): Engine {
  const { index } = basis;
  const engine = createEngine(basis);
  const matches = matchesOf(index, wordsOf(engine, signsAsWords(text)));
  const lengthOf = (number: number) => index.records.at(number)?.title.length ?? 0;
  const best = [...matches]
    .sort(([a, matchesOfA], [b, matchesOfB]) => matchesOfB - matchesOfA || lengthOf(a) - lengthOf(b))
    .slice(0, MAX_RECORDS)
    .map(([number]) => number);
  readRecords(
    engine,
    best.sort((a, b) => a - b),
  );
  return engine;
}

/** Returns prefixes shared by all forms of the query's words and its synonyms. */
function wordsOf({ synonyms }: Engine, text: string): string[] {
  const variants = variantsOf(text, synonyms).map((variant) => parseQuery(variant.text));
  const words = variants.flatMap((query) => query.words).filter(({ weight }) => weight === 1);
  return [...new Set(words.flatMap(({ word, parts }) => [word, ...parts]).map(stem))];
}

/** A word that only a question has says less about the record. */
const IN_QUESTION = 0.8;
/** Queries with fewer words are names, which titles have. */
const MIN_QUESTION_WORDS = 3;

/**
 * Counts by record how many of the words its title, names, keywords or questions have. Searching a few long texts is
 * faster than many short ones.
 */
function matchesOf({ pages, records }: ParsedIndex, words: readonly string[]): Map<number, number> {
  const matches = new Map<number, number>();
  const found = words.map(() => new Map<number, number>());
  for (const [page, { titles, names, questions }] of records.heads.entries()) {
    const first = records.firsts[page] ?? 0;
    const columns = [titles, names, pages[page]?.keywords.join(" ") ?? ""].map((text) => ({ text, weight: 1 }));
    if (words.length >= MIN_QUESTION_WORDS) columns.push({ text: questions, weight: IN_QUESTION });
    for (const { text, weight } of columns) {
      const lower = text.toLowerCase();
      for (const [position, word] of words.entries()) {
        const lines = found[position];
        for (const line of linesWith(lower, word))
          lines?.set(first + line, Math.max(weight, lines.get(first + line) ?? 0));
      }
    }
  }
  for (const lines of found)
    for (const [number, weight] of lines) matches.set(number, (matches.get(number) ?? 0) + weight);
  return matches;
}

/** Returns the numbers of the lines that contain the word. */
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
