import type { SearchIndex } from "#model/search-index.ts";
import { stem } from "#model/stem.ts";
import { createEngine, type Engine, readRecords } from "./build-engine.ts";
import type { IndexBasis } from "./index-basis.ts";
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
function matchesOf({ pages, records }: SearchIndex, words: readonly string[]): Map<number, number> {
  let text = "";
  /** By record: where its part of the text ends. */
  const ends = new Uint32Array(records.length);
  for (let number = 0; number < records.length; number++) {
    const record = records[number];
    if (record !== undefined) text += `${record.title} ${record.names}\n`.toLowerCase();
    if (record?.level === 1) text += `${pages[record.page]?.keywords}\n`.toLowerCase();
    ends[number] = text.length;
  }
  const matches = new Map<number, number>();
  for (const word of words) {
    let number = 0;
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, ends[number])) {
      while ((ends[number] ?? 0) <= at) number++;
      matches.set(number, (matches.get(number) ?? 0) + 1);
    }
  }
  return matches;
}
