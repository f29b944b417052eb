import type { SearchIndex, SearchRecord } from "#model/search-index.ts";
import { stem } from "#model/stem.ts";
import { createEngine, type Engine, readRecords } from "./build-engine.ts";
import type { IndexBasis } from "./index-basis.ts";
import { parseQuery, variantsOf } from "./parse-query.ts";

/** So many records are read in less time than a reader takes from one keystroke to the next. */
const MOST = 40;

/**
 * An engine for one query: of the records whose title, names or keywords have most of its words. It answers before the one of
 * all records is ready, by the same rules; what only stands in a text, or has a typo, has to wait for that.
 */
export function engineFor(basis: IndexBasis, text: string): Engine {
  const { index } = basis;
  const engine = createEngine(basis);
  const matches = matchesOf(index, wordsOf(engine, text));
  const lengthOf = (number: number) => index.records[number]?.title.length ?? 0;
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

/** By record that has some of the words: how many. One long text is searched faster than some thousand short ones. */
function matchesOf(index: SearchIndex, words: readonly string[]): Map<number, number> {
  const calls = index.records.map((record) => callsOf(index, record));
  const text = calls.join("\n").toLowerCase();
  const matches = new Map<number, number>();
  for (const word of words) {
    let number = 0;
    let end = calls[0]?.length ?? 0;
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, end)) {
      while (end < at) end += 1 + (calls[++number]?.length ?? 0);
      matches.set(number, (matches.get(number) ?? 0) + 1);
    }
  }
  return matches;
}

function callsOf({ pages }: SearchIndex, { page, level, title, names }: SearchRecord): string {
  if (level > 1) return names.length === 0 ? title : `${title} ${names.join(" ")}`;
  return `${title} ${pages[page]?.keywords.join(" ")}`;
}
