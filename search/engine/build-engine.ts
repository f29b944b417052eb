import { stem } from "#model/stem.ts";
import { isStopWord, nameKey, runsOf } from "#model/words.ts";
import type { SearchIndex } from "../model/search-index.ts";
import { basisOf, type IndexBasis } from "./index-basis.ts";
import { createNames, type KnownNames } from "./known-names.ts";
import { createPostings, type Postings } from "./postings.ts";
import { createQuestionList, type QuestionList } from "./question-list.ts";
import type { SectionVectors } from "./section-vectors.ts";
import { createVocabulary, type Run, type Vocabulary } from "./vocabulary.ts";

/** Fields of a record besides its text, as bits. */
export const FIELD = {
  title: 1,
  name: 2,
  keyword: 4,
  description: 8,
  listed: 16,
  code: 32,
  message: 64,
  titlePart: 128,
  question: 256,
} as const;

/** What phrases are looked up in. */
type Column = "title" | "messages" | "text";

export type Engine = IndexBasis & {
  vocabulary: Vocabulary;
  /** Posting lists by stem: fields that have it, and its frequency in texts. */
  fields: Postings;
  texts: Postings;
  /** Lengths by record, in words. */
  titleLengths: Uint16Array;
  textLengths: Uint16Array;
  /** By column and record, because phrases are looked up in many records on each keystroke. */
  runs: Record<Column, Run[][]>;
  /** The `nameKey` of each record's title. */
  titleKeys: string[];
  names: KnownNames;
  questions: QuestionList;
  /** Loaded last, if at all. */
  sectionVectors?: SectionVectors;
};

/** Builds a search engine over all records. */
export function buildEngine(index: SearchIndex): Engine {
  const engine = createEngine(basisOf(index));
  readRecords(engine, index.records.keys());
  return engine;
}

/** Creates an engine without any records. */
export function createEngine(basis: IndexBasis): Engine {
  const { length } = basis.index.records;
  return {
    ...basis,
    vocabulary: createVocabulary(),
    fields: createPostings(),
    texts: createPostings(),
    titleLengths: new Uint16Array(length),
    textLengths: new Uint16Array(length),
    runs: { title: [], messages: [], text: [] },
    titleKeys: new Array(length).fill(""),
    names: createNames(),
    questions: createQuestionList(),
  };
}

/** Adds records to the engine; each may be added once, in ascending order within a call. */
export function readRecords(engine: Engine, numbers: Iterable<number>): void {
  const { index, names, fields, vocabulary, titleKeys } = engine;
  for (const number of numbers) {
    const record = index.records[number];
    const page = record && index.pages[record.page];
    if (record === undefined || page === undefined) continue;
    const mark = (text: string, field: number) => markField(fields, vocabulary, { text, record: number, field });
    markTitle(engine, number);
    for (const name of record.names) mark(name, FIELD.name);
    for (const name of record.listed) mark(name, FIELD.listed);
    for (const code of record.code) mark(code, FIELD.code);
    for (const { all } of runsIn(engine, number, "messages"))
      for (const id of all) fields.mark(id, number, FIELD.message);
    for (const question of record.questions) {
      mark(question, FIELD.question);
      engine.questions.add(number, stemsOfQuestion(engine, question));
    }
    if (record.level === 1) {
      for (const keyword of page.keywords) mark(keyword, FIELD.keyword);
      mark(page.description, FIELD.description);
    }
    engine.textLengths[number] = countWords(engine, number);
    const key = nameKey(record.title);
    titleKeys[number] = key;
    names.addRecord(number, record, page, key);
  }
}

/** Returns the stems of a question in order, without stop words and repetitions. */
function stemsOfQuestion(engine: Engine, question: string): number[] {
  const words = runsOf(question).map((run) => run.toLowerCase());
  return [...new Set(words.flatMap((word) => (isStopWord(word) ? [] : (stemId(engine, word) ?? []))))];
}

function markField(
  fields: Postings,
  vocabulary: Vocabulary,
  { text, record, field }: { text: string; record: number; field: number },
): void {
  for (const { all } of vocabulary.runsOf(text)) for (const id of all) fields.mark(id, record, field);
}

function markTitle(engine: Engine, record: number): void {
  const { fields, titleLengths } = engine;
  let length = 0;
  for (const { all, wholes } of runsIn(engine, record, "title")) {
    for (const id of all) fields.mark(id, record, FIELD.titlePart);
    for (const id of wholes) fields.mark(id, record, FIELD.title);
    length += wholes.length;
  }
  titleLengths[record] = length;
}

/**
 * Counts the words of a record's text in the posting lists and returns their number, including parts of identifiers.
 */
function countWords(engine: Engine, record: number): number {
  const { texts } = engine;
  let length = 0;
  for (const { all } of runsIn(engine, record, "text")) {
    for (const id of all) texts.count(id, record);
    length += all.length;
  }
  return length;
}

/** Returns the runs of a record's title, messages or text. */
export function runsIn({ index, runs, vocabulary }: Engine, record: number, column: Column): readonly Run[] {
  const found = runs[column][record];
  if (found !== undefined) return found;
  const text = index.records[record]?.[column] ?? "";
  return (runs[column][record] = text.length === 0 ? NO_RUNS : vocabulary.runsOf([text].flat().join("\n")));
}

const NO_RUNS: Run[] = [];

/** Returns true if a stem is in any title, name, keyword, question or table. */
export function isProminent({ fields }: Engine, id: number): boolean {
  return fields.of(id).some((packed) => (packed & PROMINENT) !== 0);
}

const PROMINENT = FIELD.titlePart | FIELD.title | FIELD.name | FIELD.keyword | FIELD.listed | FIELD.question;

/** Returns the number of postings of a stem, in fields and texts. */
export function usageOf({ fields, texts }: Engine, id: number): number {
  return fields.of(id).length + texts.of(id).length;
}

/** Returns the id of a word's stem if the index has it. */
export function stemId({ vocabulary }: Engine, word: string): number | undefined {
  return vocabulary.idOfStem(stem(word));
}
