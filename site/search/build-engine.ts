import type { SearchIndex, SearchPage, SearchRecord } from "#model/search-index.ts";
import { sectionOf } from "#model/url.ts";
import { lettersOf } from "./is-near.ts";
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
  /** Their letters as bits. */
  nameLetters: number[];
  /** By page: the first segment of its address. */
  sections: string[];
  /** How many records' texts can be found so far. */
  read: number;
};

/** Records → look-ups by name and by the words of titles, keywords and tables. Texts come after, by `readTexts`. */
export function buildEngine(index: SearchIndex): Engine {
  const vocabulary = createVocabulary();
  const fields: number[][] = [];
  const names = new Map<string, Named[]>();
  const titleLengths: number[] = [];
  const pageRecords: number[] = [];
  for (const [number, record] of index.records.entries()) {
    const page = index.pages[record.page];
    const add = (text: string, field: number) => addField(fields, vocabulary.stemsOf(text), number, field);
    pageRecords.push(record.level === 1 ? number : (pageRecords.at(-1) ?? number));
    add(record.title, FIELD.titlePart);
    titleLengths.push(addField(fields, vocabulary.wholesOf(record.title), number, FIELD.title));
    addField(fields, vocabulary.pairsOf(record.title), number, FIELD.title);
    for (const name of record.names) add(name, FIELD.name);
    for (const name of record.listed) add(name, FIELD.listed);
    for (const code of record.code) add(code, FIELD.code);
    for (const message of record.messages) add(message, FIELD.message);
    if (record.level === 1 && page !== undefined) {
      add(page.description, FIELD.description);
      for (const keyword of page.keywords) {
        add(keyword, FIELD.keyword);
        addField(fields, vocabulary.pairsOf(keyword), number, FIELD.keyword);
      }
    }
    for (const { key, ...named } of keysOfRecord(record, page)) addName(names, key, { record: number, ...named });
  }
  const sortedNames = [...names.keys()].sort();
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
    sortedNames,
    nameLetters: sortedNames.map(lettersOf),
    sections: index.pages.map(({ url }) => sectionOf(url)),
    titleKeys: index.records.map(({ title }) => nameKey(title)),
    read: 0,
  };
}

/** Makes the texts of the next records findable. */
export function readTexts(engine: Engine, count = Number.POSITIVE_INFINITY): void {
  const { index, texts, vocabulary } = engine;
  const end = Math.min(index.records.length, engine.read + count);
  for (; engine.read < end; engine.read++) {
    const stems = vocabulary.stemsOf(index.records[engine.read]?.text ?? "");
    engine.textLengths.push(stems.length);
    for (const id of stems) {
      const posting = (texts[id] ??= []);
      const last = posting.length - 1;
      const packed = posting[last];
      if (packed === undefined || packed >> COUNT_BITS !== engine.read) posting.push((engine.read << COUNT_BITS) + 1);
      else if ((packed & MOST_COUNTED) < MOST_COUNTED) posting[last] = packed + 1;
    }
  }
}

/** Returns how many words there were. */
function addField(fields: number[][], stems: readonly number[], record: number, field: number): number {
  for (const id of stems) {
    const posting = (fields[id] ??= []);
    const last = posting.length - 1;
    const packed = posting[last];
    if (packed === undefined || packed >> FIELD_BITS !== record) posting.push((record << FIELD_BITS) | field);
    else posting[last] = packed | field;
  }
  return stems.length;
}

function addName(names: Map<string, Named[]>, key: string, named: Named): void {
  if (key === "" || key === "--") return;
  const all = names.get(key);
  const last = all?.at(-1);
  if (all === undefined) names.set(key, [named]);
  else if (last?.record !== named.record) all.push(named);
  else if (last.strength < named.strength) all[all.length - 1] = named;
}

type NameKey = Omit<Named, "record"> & { key: string };

function keysOfRecord(record: SearchRecord, page: SearchPage | undefined): NameKey[] {
  const titleStrength = record.level === 1 ? 1 : page?.package === undefined ? 0.8 : 0.4;
  const keys: NameKey[] = [{ key: nameKey(record.title), strength: titleStrength, source: "title" }];
  for (const name of record.names) keys.push(...keysOf(name, { strength: 1, source: "reference" }));
  for (const name of record.listed) keys.push(...keysOf(name, { strength: LISTED, source: "mention" }));
  if (record.level > 1 || page === undefined) return keys;
  const slug = nameKey(page.url.split("/").at(-2) ?? "");
  keys.push({ key: slug, strength: 0.9, source: "title" });
  keys.push({ key: slug.replace("webpack", ""), strength: 0.7, source: "title" });
  for (const keyword of page.keywords) {
    const isIdentifier = /[a-z][A-Z]|[-._[]/.test(keyword);
    keys.push(
      isIdentifier
        ? { key: nameKey(keyword), strength: IDENTIFIER_KEYWORD, source: "reference" }
        : { key: nameKey(keyword), strength: KEYWORD, source: "mention" },
    );
  }
  return keys;
}

/** What only a row of a table, or the page's keywords, say of a name. */
const LISTED = 0.55;
const KEYWORD = 0.4;
const IDENTIFIER_KEYWORD = 0.5;

/**
 * How readers may write a name: whole, and each end of it. 'optimization.splitChunks.minSize' → 'minSize' too, which many
 * names end with, so the more that is left out, the weaker it is.
 */
function keysOf(name: string, { strength, source }: Omit<Named, "record">): NameKey[] {
  if (name.startsWith("--")) return [{ key: `--${nameKey(name)}`, strength, source }];
  const segments = name
    .split(/[.\s]+/)
    .map(nameKey)
    .filter((segment) => segment !== "");
  const keys = segments.map(
    (_segment, from): NameKey => ({ key: segments.slice(from).join(""), strength: strength * 0.88 ** from, source }),
  );
  const withoutHooks = segments.filter((segment) => segment !== "hooks");
  if (withoutHooks.length < segments.length)
    keys.push({ key: withoutHooks.join(""), strength: strength * 0.95, source });
  return keys;
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
