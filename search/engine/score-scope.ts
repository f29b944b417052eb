import { type Engine, FIELD, stemId } from "./build-engine.ts";
import type { Query } from "./parse-query.ts";
import { BITS } from "./postings.ts";

/** Bonus for a section whose name matches all words besides its page's name. */
const IN_NAMED_PAGE = 28;

/** The weight of a word by the field that has it. */
const SHARES: readonly [field: number, share: number][] = [
  [FIELD.title, 1],
  [FIELD.titlePart, 0.8],
  [FIELD.name, 0.8],
  [FIELD.listed, 0.5],
  [FIELD.keyword, 0.5],
];

/**
 * 'css-loader modules' and 'target node' name a page and then something on it. Returns by record the bonus of that
 * page's sections for having the other words in titles or names.
 */
export function scoreScope(engine: Engine, query: Query): Map<number, number> {
  const bonus = new Map<number, number>();
  if (query.intent === "message" || query.form === "placeholder") return bonus;
  for (const { key, runs } of query.innerKeys) {
    const rest = query.words.filter(({ word, weight }) => weight === 1 && !runs.includes(word));
    if (rest.length === 0 || rest.length > MAX_WORDS) continue;
    for (const { record, strength, source } of engine.names.get(key)) {
      if (source !== "title" || strength < OF_PAGE || engine.index.records[record]?.level !== 1) continue;
      for (const [section, share] of sharesOn(engine, record, rest)) {
        const lengths = Math.max(1, engine.titleLengths[section] ?? 1);
        const worth = IN_NAMED_PAGE * strength * share ** 2 * Math.sqrt(Math.min(1, rest.length / lengths));
        bonus.set(section, Math.max(bonus.get(section) ?? 0, worth));
      }
    }
  }
  return bonus;
}

/** More words than this make a question rather than the name of an option. */
const MAX_WORDS = 3;
/** A page's title or the last segment of its URL. */
const OF_PAGE = 0.9;

/** By record of a page: the share of the words that its title and names have. */
function sharesOn(engine: Engine, page: number, words: Query["words"]): Map<number, number> {
  const shares = new Map<number, number>();
  for (const { word } of words) {
    const id = stemId(engine, word);
    if (id === undefined) continue;
    for (const packed of engine.fields.of(id)) {
      const record = packed >> BITS;
      if (engine.pageRecords[record] !== page) continue;
      const [, share = 0] = SHARES.find(([field]) => (packed & field) !== 0) ?? [];
      if (share > 0) shares.set(record, (shares.get(record) ?? 0) + share / words.length);
    }
  }
  return shares;
}
