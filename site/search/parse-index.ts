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
  const { page } = columns;
  if (end !== page.length) throw new IndexError("damaged", "The search index is not whole.");
  const records = page.map((_, at) => new Row(columns, at));
  return { pages, records, synonyms, alike, suggestions };
}

type Columns = SearchIndexFile["columns"];

/** A record whose lists are made when somebody asks for them: before the first answer most are not. */
class Row implements SearchRecord {
  readonly page: number;
  readonly id: string;
  readonly level: number;
  readonly title: string;
  readonly text: string;
  readonly #columns: Columns;
  readonly #at: number;

  constructor(columns: Columns, at: number) {
    this.page = columns.page[at] ?? 0;
    this.id = columns.id[at] ?? "";
    this.level = columns.level[at] ?? 1;
    this.title = columns.title[at] ?? "";
    this.text = columns.text[at] ?? "";
    this.#columns = columns;
    this.#at = at;
  }

  get names(): string[] {
    return entriesOf(this.#columns.names[this.#at]);
  }

  get listed(): string[] {
    return entriesOf(this.#columns.listed[this.#at]);
  }

  get code(): string[] {
    return entriesOf(this.#columns.code[this.#at]);
  }

  get messages(): string[] {
    return entriesOf(this.#columns.messages[this.#at]);
  }
}

function entriesOf(lines = ""): string[] {
  return lines === "" ? NONE : lines.split("\n");
}
const NONE: string[] = [];
