import type { SearchIndex, SearchPage, SearchRecord } from "#model/search-index.ts";
import { sectionOf } from "#model/url.ts";
import { stem } from "./stem.ts";
import { createVocabulary, type Vocabulary } from "./vocabulary.ts";
import { nameKey } from "./words.ts";

/** Where a word stands in a record besides its text, as bits. */
export const FIELD = {
  title: 1,
  name: 2,
  keyword: 4,
  description: 8,
  listed: 16,
  code: 32,
  message: 64,
  titlePart: 128,
} as const;

/** Postings hold one number for each record: its position above, fields or a count below. There are some hundred thousand. */
export const FIELD_BITS = 8;
export const COUNT_BITS = 4;
const MOST_COUNTED = (1 << COUNT_BITS) - 1;

/** A record that a name leads to. `strength`: from 1 for its full name down to what is only part of it. */
export type Named = { record: number; strength: number; source: NameSource };

/** Who calls it so: its heading, webpack's reference, or only a table or the page's keywords. */
export type NameSource = "title" | "reference" | "mention";

export type Engine = {
  index: SearchIndex;
  vocabulary: Vocabulary;
  /** By stem: records and fields; records and how often their text has it. */
  fields: number[][];
  texts: number[][];
  /** By record: the record of its page, the position behind the last record below it, and numbers of words. */
  pageRecords: number[];
  ends: number[];
  titleLengths: number[];
  /** Titles by `nameKey`. */
  titleKeys: string[];
  textLengths: number[];
  /** By `nameKey`, flags with their dashes. */
  names: Map<string, Named[]>;
  sortedNames: string[];
  /** By page: the first segment of its address. */
  sections: string[];
  /** How many records' texts can be found so far. */
  read: number;
};

/** Records → look-ups by name and by the words of titles and keywords: the dialog can answer. The rest comes by `readRest`. */
export function buildEngine(index: SearchIndex): Engine {
  const vocabulary = createVocabulary();
  const fields: number[][] = [];
  const names = new Map<string, Named[]>();
  const titleLengths: number[] = [];
  const titleKeys: string[] = [];
  const pageRecords: number[] = [];
  let pageRecord = 0;
  for (const [number, record] of index.records.entries()) {
    const page = index.pages[record.page];
    if (record.level === 1) pageRecord = number;
    pageRecords.push(pageRecord);
    const { words, pairs } = vocabulary.wholesOf(record.title);
    addField(fields, vocabulary.stemsOf(record.title), number, FIELD.titlePart);
    addField(fields, words, number, FIELD.title);
    addField(fields, pairs, number, FIELD.title);
    titleLengths.push(words.length);
    for (const name of record.names) addField(fields, vocabulary.stemsOf(name), number, FIELD.name);
    if (record.level === 1) for (const keyword of page?.keywords ?? []) addKeyword(fields, vocabulary, keyword, number);
    titleKeys.push(nameKey(record.title));
    addNames(names, record, number, page);
  }
  return {
    index,
    vocabulary,
    fields,
    texts: [],
    pageRecords,
    ends: endsOf(index.records),
    titleLengths,
    textLengths: [],
    names,
    sortedNames: [...names.keys()].sort(),
    sections: index.pages.map(({ url }) => sectionOf(url)),
    titleKeys,
    read: 0,
  };
}

/** Makes the texts, tables, code and messages of the next records findable. */
export function readRest(engine: Engine, count = Number.POSITIVE_INFINITY): void {
  const { index, fields, texts, vocabulary } = engine;
  const end = Math.min(index.records.length, engine.read + count);
  for (; engine.read < end; engine.read++) {
    const record = index.records[engine.read];
    if (record === undefined) return;
    const description = record.level === 1 ? (index.pages[record.page]?.description ?? "") : "";
    addField(fields, vocabulary.stemsOf(description), engine.read, FIELD.description);
    for (const name of record.listed) addField(fields, vocabulary.stemsOf(name), engine.read, FIELD.listed);
    for (const code of record.code) addField(fields, vocabulary.stemsOf(code), engine.read, FIELD.code);
    for (const line of record.messages) addField(fields, vocabulary.stemsOf(line), engine.read, FIELD.message);
    const stems = vocabulary.stemsOf(record.text);
    engine.textLengths.push(stems.length);
    for (const id of stems) addCount(texts, id, engine.read);
  }
}

function addCount(texts: number[][], id: number, record: number): void {
  const posting = (texts[id] ??= []);
  const last = posting.length - 1;
  const packed = posting[last];
  if (packed === undefined || packed >> COUNT_BITS !== record) posting.push((record << COUNT_BITS) + 1);
  else if ((packed & MOST_COUNTED) < MOST_COUNTED) posting[last] = packed + 1;
}

function addKeyword(fields: number[][], vocabulary: Vocabulary, keyword: string, record: number): void {
  addField(fields, vocabulary.stemsOf(keyword), record, FIELD.keyword);
  addField(fields, vocabulary.wholesOf(keyword).pairs, record, FIELD.keyword);
}

function addField(fields: number[][], stems: readonly number[], record: number, field: number): void {
  for (const id of stems) {
    const posting = (fields[id] ??= []);
    const last = posting.length - 1;
    const packed = posting[last];
    if (packed === undefined || packed >> FIELD_BITS !== record) posting.push((record << FIELD_BITS) | field);
    else posting[last] = packed | field;
  }
}

/** How readers may write the names of a record, and how sure each is to mean it. */
function addNames(
  names: Map<string, Named[]>,
  record: SearchRecord,
  number: number,
  page: SearchPage | undefined,
): void {
  const add = (key: string, strength: number, source: NameSource) => {
    if (key === "" || key === "--") return;
    const all = names.get(key);
    const last = all?.at(-1);
    if (all === undefined) names.set(key, [{ record: number, strength, source }]);
    else if (last?.record !== number) all.push({ record: number, strength, source });
    else if (last.strength < strength) all[all.length - 1] = { record: number, strength, source };
  };
  const titleStrength = record.level === 1 ? 1 : page?.package === undefined ? 0.8 : 0.4;
  add(nameKey(record.title), titleStrength, "title");
  // 'getFreePort(port, host)', 'module.hot (webpack-specific)'
  if (record.title.endsWith(")")) add(nameKey(record.title.replace(/\(.*\)$/, "")), titleStrength, "title");
  for (const name of record.names) addEnds(name, 1, (key, strength) => add(key, strength, "reference"));
  for (const name of record.listed) addEnds(name, LISTED, (key, strength) => add(key, strength, "mention"));
  if (record.level > 1 || page === undefined) return;
  const slug = nameKey(page.url.split("/").at(-2) ?? "");
  add(slug, 0.9, "title");
  add(slug.replace("webpack", ""), 0.7, "title");
  for (const keyword of page.keywords) {
    const isIdentifier = /[a-z][A-Z]|[-._[]/.test(keyword);
    add(nameKey(keyword), isIdentifier ? IDENTIFIER_KEYWORD : KEYWORD, isIdentifier ? "reference" : "mention");
  }
}

/** What only a row of a table, or the page's keywords, say of a name. */
const LISTED = 0.55;
const KEYWORD = 0.3;
const IDENTIFIER_KEYWORD = 0.5;

/**
 * How readers may write a name: whole, and each end of it. 'optimization.splitChunks.minSize' → 'minSize' too, which many
 * names end with, so the more that is left out, the weaker it is.
 */
function addEnds(name: string, strength: number, add: (key: string, strength: number) => void): void {
  if (name.startsWith("--")) {
    add(`--${nameKey(name)}`, strength);
    return;
  }
  const segments = name
    .split(/[.\s]+/)
    .map(nameKey)
    .filter((segment) => segment !== "");
  for (let from = 0; from < segments.length; from++) add(segments.slice(from).join(""), strength * 0.88 ** from);
  const withoutHooks = segments.filter((segment) => segment !== "hooks");
  if (withoutHooks.length < segments.length) add(withoutHooks.join(""), strength * 0.95);
}

/** By record: the position of the next one that is not below it. */
function endsOf(records: readonly SearchRecord[]): number[] {
  const ends = records.map(() => records.length);
  const open: number[] = [];
  for (const [number, { level }] of records.entries()) {
    for (let last = open.at(-1); last !== undefined && (records[last]?.level ?? 0) >= level; last = open.at(-1)) {
      ends[last] = number;
      open.pop();
    }
    open.push(number);
  }
  return ends;
}

/** True where a stem is in some title, name, keyword or table. */
export function isProminent({ fields }: Engine, id: number): boolean {
  const prominent = FIELD.titlePart | FIELD.title | FIELD.name | FIELD.keyword | FIELD.listed;
  return fields[id]?.some((packed) => (packed & prominent) !== 0) === true;
}

/** Number of a word's stem, if the index has it. */
export function stemId({ vocabulary }: Engine, word: string): number | undefined {
  return vocabulary.idOfStem(stem(word));
}

/** True for what a heading or the reference calls so, not only a table or keywords. */
export function isOwnName({ source, strength }: Named): boolean {
  return source !== "mention" && strength > 0.7;
}
