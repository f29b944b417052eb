import { packIndex } from "../model/pack-index.ts";
import type { SearchIndex, SearchPage, SearchRecord } from "../model/search-index.ts";
import { buildEngine, type Engine } from "./build-engine.ts";
import { parseIndex } from "./parse-index.ts";

/** Returns a record with these fields and otherwise empty ones: of the first page itself, unless they say more. */
export function recordOf(fields: Partial<SearchRecord>): SearchRecord {
  return {
    page: 0,
    id: "",
    level: 1,
    links: 0,
    title: "",
    names: [],
    listed: [],
    text: "",
    code: [],
    messages: [],
    questions: [],
    ...fields,
  };
}

export function pageOf(fields: Partial<SearchPage> = {}): SearchPage {
  return { url: "/a/", title: "", keywords: [], description: "", ...fields };
}

/** Returns an index with these fields; without pages, it has one. */
export function indexOf(fields: Partial<SearchIndex>): SearchIndex {
  return { pages: [pageOf()], records: [], synonyms: [], suggestions: [], ...fields };
}

/** Returns the engine of an index that was written and read. */
export function engineOf(fields: Partial<SearchIndex>): Engine {
  return buildEngine(parseIndex(packIndex(indexOf(fields))));
}
