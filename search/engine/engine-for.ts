import { stem } from "#model/stem.ts";
import type { SearchIndex } from "../model/search-index.ts";
import { EARLY } from "../ranking.ts";
import { createEngine, type Engine, readRecords } from "./build-engine.ts";
import type { IndexBasis } from "./index-basis.ts";
import { parseQuery, variantsOf } from "./parse-query.ts";
import { signsAsWords } from "./signs-as-words.ts";

/**
 * Builds an engine for one query from the records whose titles, names, keywords or questions match most of its words.
 * It answers before the full engine is ready and scores by the same rules, but can't find typos or words that only
 * appear in texts.
 */
export function engineFor(basis: IndexBasis, text: string): Engine {
  const { index } = basis;
  const engine = createEngine(basis);
  const matches = matchesOf(index, wordsOf(engine, signsAsWords(text)));
  const lengthOf = (number: number) => index.records[number]?.title.length ?? 0;
  const best = [...matches]
    .sort(([a, matchesOfA], [b, matchesOfB]) => matchesOfB - matchesOfA || lengthOf(a) - lengthOf(b))
    .slice(0, EARLY.maxRecords)
    .map(([number]) => number);
  readRecords(
    engine,
    best.sort((a, b) => a - b),
  );
  return engine;
}

/** Returns prefixes shared by all forms of the query's words and its synonyms. */
function wordsOf({ index }: Engine, text: string): string[] {
  const variants = variantsOf(text, index.synonyms).map((variant) => parseQuery(variant.text));
  const words = variants.flatMap((query) => query.words).filter(({ weight }) => weight === 1);
  return [...new Set(words.flatMap(({ word, parts }) => [word, ...parts]).map(stem))];
}

/** Counts by record how many of the words its title, names, keywords or questions have. */
function matchesOf({ pages, records }: SearchIndex, words: readonly string[]): Map<number, number> {
  const matches = new Map<number, number>();
  for (const [number, { page, level, title, names, questions }] of records.entries()) {
    const keywords = level === 1 ? (pages[page]?.keywords ?? []) : [];
    const called = [title, ...names, ...keywords].join("\n").toLowerCase();
    const asked = words.length < EARLY.minQuestionWords ? "" : questions.join("\n").toLowerCase();
    let count = 0;
    for (const word of words) count += called.includes(word) ? 1 : asked.includes(word) ? EARLY.inQuestion : 0;
    if (count > 0) matches.set(number, count);
  }
  return matches;
}
