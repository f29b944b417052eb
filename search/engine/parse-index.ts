import {
  type IndexHeads,
  type IndexTexts,
  type PageHeads,
  SEARCH_FORMAT,
  type SearchIndex,
  type SearchRecord,
} from "../model/search-index.ts";
import type { Fault } from "./fault.ts";

/** An index that can't be used. */
export class IndexError extends Error {
  readonly kind: Fault;

  constructor(kind: Fault, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Parses an index file. Throws IndexError. */
export function parseIndex(text: string): SearchIndex {
  const [heads = "", texts = ""] = text.split("\n");
  return withTexts(parseHeads(heads), texts);
}

/** Parses the first line of an index file: sections with titles and names but without texts. Throws IndexError. */
export function parseHeads(line: string): SearchIndex {
  const file = parseLine<IndexHeads>(line);
  if (file?.format !== SEARCH_FORMAT)
    throw new IndexError("other-version", `The search index has format ${file?.format}, not ${SEARCH_FORMAT}.`);
  const { heads, format, ...index } = file;
  return { ...index, records: heads.flatMap(recordsOf) };
}

/** Adds the texts from the second line of an index file. Throws IndexError. */
export function withTexts(index: SearchIndex, line: string): SearchIndex {
  const texts = parseLine<IndexTexts>(line);
  if (texts?.text?.length !== index.records.length) throw new IndexError("damaged", "The search index is not whole.");
  const records = index.records.map((record, number) => ({
    ...record,
    text: texts.text[number] ?? "",
    code: entriesOf(texts.code[number], "\n"),
    messages: entriesOf(texts.messages[number], "\n"),
  }));
  return { ...index, records };
}

function parseLine<Line>(line: string): Line {
  try {
    return JSON.parse(line);
  } catch {
    throw new IndexError("damaged", `The search index is damaged: a line of ${line.length} characters came.`);
  }
}

function recordsOf(heads: PageHeads, page: number): SearchRecord[] {
  const [ids, titles, names, listed, questions] = [
    heads.ids,
    heads.titles,
    heads.names,
    heads.listed,
    heads.questions,
  ].map((column) => column.split("\n"));
  return Array.from(heads.levels, (level, at) => ({
    page,
    id: ids?.[at] ?? "",
    level: Number(level),
    links: Number(heads.links[at]),
    title: titles?.[at] ?? "",
    names: entriesOf(names?.[at], "\t"),
    listed: entriesOf(listed?.[at], "\t"),
    questions: entriesOf(questions?.[at], "\t"),
    text: "",
    code: [],
    messages: [],
  }));
}

function entriesOf(text = "", separator: string): string[] {
  return text === "" ? [] : text.split(separator);
}
