import { SEARCH_FORMAT, type SearchIndex, type SearchIndexFile, type SearchRecord } from "#model/search-index.ts";
import type { Fault } from "./messages.ts";

/** An index that can't be used. */
export class IndexError extends Error {
  readonly kind: Fault;

  constructor(kind: Fault, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Text of an index file → what search knows. Throws IndexError. */
export function parseIndex(text: string): SearchIndex {
  let file: SearchIndexFile;
  try {
    file = JSON.parse(text);
  } catch {
    throw new IndexError("damaged", `The search index is damaged: ${text.length} characters came.`);
  }
  if (file?.format !== SEARCH_FORMAT)
    throw new IndexError("other-version", `The search index has format ${file?.format}, not ${SEARCH_FORMAT}.`);
  const { pages, columns, synonyms, alike, suggestions, end } = file;
  const { page, id, level, title, names, listed, text: texts, code, messages } = columns;
  if (end !== page.length) throw new IndexError("damaged", "The search index is not whole.");
  const records = page.map(
    (number, at): SearchRecord => ({
      page: number,
      id: id[at] ?? "",
      level: level[at] ?? 1,
      title: title[at] ?? "",
      names: entriesOf(names[at]),
      listed: entriesOf(listed[at]),
      text: texts[at] ?? "",
      code: entriesOf(code[at]),
      messages: entriesOf(messages[at]),
    }),
  );
  return { pages, records, synonyms, alike, suggestions };
}

function entriesOf(lines = ""): string[] {
  return lines === "" ? NONE : lines.split("\n");
}
const NONE: string[] = [];
