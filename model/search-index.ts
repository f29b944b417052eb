/** Counted up when the shape below changes: a script that is older or newer than the index says so instead of guessing. */
export const SEARCH_FORMAT = 3;

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

/** All that search knows. */
export type SearchIndex = {
  pages: SearchPage[];
  records: SearchRecord[];
  synonyms: Synonym[];
  /** Groups of stems of words that say the same. */
  alike: string[][];
  suggestions: Suggestion[];
};

/**
 * The index as it lies on disk: one column a field, and in it of a list its entries by line, which compresses better and is read
 * faster than objects and thousands of small lists.
 */
export type SearchIndexFile = {
  format: number;
  pages: SearchPage[];
  columns: { [Field in keyof SearchRecord]: (SearchRecord[Field] extends string[] ? string : SearchRecord[Field])[] };
  synonyms: Synonym[];
  /** Groups of stems of words that say the same. */
  alike: string[][];
  suggestions: Suggestion[];
  /** Number of records, at the very end: a file that was cut off does not have it. */
  end: number;
};
