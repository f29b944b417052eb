/** Counted up when the shape below changes: a script that is older or newer than the index says so instead of guessing. */
export const SEARCH_FORMAT = 4;

/** Where the index lies, and the page of results. */
export const SEARCH_INDEX_URL = "/search/index.json";
export const SEARCH_URL = "/search/";

/** One page, as results show it. */
export type SearchPage = {
  url: string;
  title: string;
  /** Extra words from the page's front matter. */
  keywords: string[];
  description: string;
  /** Documents a package of its own; a deprecated one is none to begin with. */
  package?: "current" | "deprecated";
};

/** One section of a page: what a result leads to. The first of each page has no id: it is the page itself. */
export type SearchRecord = {
  /** Position of the page in `pages`. */
  page: number;
  /** Of the heading; '' for the page itself. */
  id: string;
  /** Of the heading: 1 for the page itself, then 2 to 6. */
  level: number;
  title: string;
  /** Options, hooks, exports and flags that the section documents: 'optimization.splitChunks', '--watch'. */
  names: string[];
  /** Names that only a row of one of its tables says something about. */
  listed: string[];
  /** What the section says, in reading order, without its code. */
  text: string;
  /** Identifiers of its code that the text doesn't mention. */
  code: string[];
  /** Lines of its output that are errors or warnings. */
  messages: string[];
};

/** When a query holds one of `phrases`, each the stems of its words, it is also searched with one of `means` in its place. */
export type Synonym = { phrases: string[][]; means: string[] };

export type Suggestion = { title: string; url: string };

/** All that search knows, as the build finds it. */
export type SearchIndex = SharedWords & { pages: SearchPage[]; records: readonly SearchRecord[] };

export type SharedWords = {
  synonyms: Synonym[];
  /** Groups of stems of words that say the same. */
  alike: string[][];
  suggestions: Suggestion[];
};

/**
 * The index as it lies on disk: two lines of JSON. The first is enough to find sections by their titles and names, and can be used while
 * the rest is on its way. Few long texts compress better and are read faster than thousands of objects and short ones.
 */
export type IndexHeads = SharedWords & { format: number; pages: SearchPage[]; heads: PageHeads[] };

/** The sections of one page, in their order: of each field one text, a line a section, entries of lists parted by tabs. */
export type PageHeads = {
  /** A digit a section. */
  levels: string;
  ids: string;
  titles: string;
  names: string;
  listed: string;
};

/** The second line: what the sections say, of all pages one after the other; entries of lists by line. */
export type IndexTexts = { text: string[]; code: string[]; messages: string[] };
