import type { IndexTexts, PageHeads, SearchRecord } from "#model/search-index.ts";

/** Parses records lazily, because most aren't needed before the first answer. */
export class SearchRecords {
  readonly length: number;
  /** Sections by page. */
  readonly heads: readonly PageHeads[];
  /** First record numbers by page. */
  readonly firsts: Uint32Array;
  /** Page positions and heading levels by record. */
  readonly pages: Uint32Array;
  readonly levels: Uint8Array;
  readonly links: Uint8Array;
  readonly #texts: IndexTexts | undefined;
  readonly #rows: (SearchRecord[] | undefined)[];

  /** Creates the records; without `texts`, their texts are empty. */
  constructor(heads: readonly PageHeads[], texts?: IndexTexts) {
    this.heads = heads;
    this.#texts = texts;
    this.#rows = new Array(heads.length);
    this.length = heads.reduce((sum, { levels }) => sum + levels.length, 0);
    this.firsts = new Uint32Array(heads.length);
    this.pages = new Uint32Array(this.length);
    this.levels = new Uint8Array(this.length);
    this.links = new Uint8Array(this.length);
    let number = 0;
    for (const [page, { levels, links }] of heads.entries()) {
      this.firsts[page] = number;
      for (let at = 0; at < levels.length; at++, number++) {
        this.pages[number] = page;
        this.levels[number] = levels.charCodeAt(at) - ZERO;
        this.links[number] = links.charCodeAt(at) - ZERO;
      }
    }
  }

  at(number: number): SearchRecord | undefined {
    const page = this.pages[number];
    if (page === undefined) return undefined;
    return (this.#rows[page] ??= this.#rowsOf(page))[number - (this.firsts[page] ?? 0)];
  }

  #rowsOf(page: number): SearchRecord[] {
    const { heads, firsts } = this;
    const {
      levels = "",
      links = "",
      ids = "",
      titles = "",
      names = "",
      listed = "",
      questions = "",
    } = heads[page] ?? {};
    const [title, name, list, question] = [titles, names, listed, questions].map((column) => column.split("\n"));
    const first = firsts[page] ?? 0;
    return ids.split("\n").map((id, at) => ({
      page,
      id,
      level: levels.charCodeAt(at) - ZERO,
      links: links.charCodeAt(at) - ZERO,
      title: title?.[at] ?? "",
      names: entriesOf(name?.[at], "\t"),
      listed: entriesOf(list?.[at], "\t"),
      questions: entriesOf(question?.[at], "\t"),
      text: this.#texts?.text[first + at] ?? "",
      code: entriesOf(this.#texts?.code[first + at], "\n"),
      messages: entriesOf(this.#texts?.messages[first + at], "\n"),
    }));
  }
}

const ZERO = "0".charCodeAt(0);

function entriesOf(text = "", separator: string): string[] {
  return text === "" ? NONE : text.split(separator);
}
const NONE: string[] = [];
