import {
  type IndexHeads,
  type IndexTexts,
  SEARCH_FORMAT,
  type SearchPage,
  type SharedWords,
} from "#model/search-index.ts";
import type { Fault } from "./messages.ts";
import { SearchRecords } from "./search-records.ts";

/** What search knows, as the reader's machine holds it. */
export type ParsedIndex = SharedWords & { pages: SearchPage[]; records: SearchRecords };

/** An index that can't be used. */
export class IndexError extends Error {
  readonly kind: Fault;

  constructor(kind: Fault, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Text of an index file → what search knows. Throws IndexError. */
export function parseIndex(text: string): ParsedIndex {
  const [heads = "", texts = ""] = text.split("\n");
  return withTexts(parseHeads(heads), texts);
}

/** First line of an index file → what search knows of it: its sections have titles and names, and say nothing yet. Throws IndexError. */
export function parseHeads(line: string): ParsedIndex {
  const file = parseLine<IndexHeads>(line);
  if (file?.format !== SEARCH_FORMAT)
    throw new IndexError("other-version", `The search index has format ${file?.format}, not ${SEARCH_FORMAT}.`);
  const { heads, ...index } = file;
  return { ...index, records: new SearchRecords(heads) };
}

/** The same with the second line: its sections say what they say. Throws IndexError. */
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
