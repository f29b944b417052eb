import {
  type IndexHeads,
  type IndexTexts,
  SEARCH_FORMAT,
  type SearchPage,
  type SharedWords,
} from "#model/search-index.ts";
import type { Fault } from "../fault.ts";
import { SearchRecords } from "./search-records.ts";

/** A parsed search index. */
export type ParsedIndex = SharedWords & { pages: SearchPage[]; records: SearchRecords };

/** An index that can't be used. */
export class IndexError extends Error {
  readonly kind: Fault;

  constructor(kind: Fault, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Parses an index file. Throws IndexError. */
export function parseIndex(text: string): ParsedIndex {
  const [heads = "", texts = ""] = text.split("\n");
  return withTexts(parseHeads(heads), texts);
}

/** Parses the first line of an index file: sections with titles and names but without texts. Throws IndexError. */
export function parseHeads(line: string): ParsedIndex {
  const file = parseLine<IndexHeads>(line);
  if (file?.format !== SEARCH_FORMAT)
    throw new IndexError("other-version", `The search index has format ${file?.format}, not ${SEARCH_FORMAT}.`);
  const { heads, ...index } = file;
  return { ...index, records: new SearchRecords(heads) };
}

/** Adds the texts from the second line of an index file. Throws IndexError. */
export function withTexts(heads: ParsedIndex, line: string): ParsedIndex {
  const texts = parseLine<IndexTexts>(line);
  if (texts?.text?.length !== heads.records.length) throw new IndexError("damaged", "The search index is not whole.");
  return { ...heads, records: new SearchRecords(heads.records.heads, texts) };
}

function parseLine<Line>(line: string): Line {
  try {
    return JSON.parse(line);
  } catch {
    throw new IndexError("damaged", `The search index is damaged: a line of ${line.length} characters came.`);
  }
}
