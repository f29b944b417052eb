/**
 * Increased when the format below changes. A script that is older or newer than the index reports that instead of
 * guessing.
 */
export const SEARCH_FORMAT = 6;

/** URLs of the index and of the page of results. */
export const SEARCH_INDEX_URL = "/search/index.json";
export const SEARCH_URL = "/search/";

/** A page as results show it. */
export type SearchPage = {
  url: string;
  title: string;
  /** Additional keywords from the page's front matter. */
  keywords: string[];
  description: string;
  /** The page documents a package, which may be deprecated. */
  package?: "current" | "deprecated";
};

/** A section of a page, which is what a result leads to. The first of each page has no id: it's the page itself. */
export type SearchRecord = {
  /** Position of the page in `pages`. */
  page: number;
  /** Id of the heading; '' for the page itself. */
  id: string;
  /** Level of the heading: 1 for the page itself, then 2 to 6. */
  level: number;
  title: string;
  /** How many pages link to it, from 0 for none to 9, by orders of magnitude. */
  links: number;
  /** Options, hooks, exports and flags that the section documents: 'optimization.splitChunks', '--watch'. */
  names: string[];
  /** Names that only a row of one of its tables documents. */
  listed: string[];
  /** The section's text in reading order, without code. */
  text: string;
  /** Identifiers in its code that the text doesn't mention. */
  code: string[];
  /** Lines of its output that are errors or warnings. */
  messages: string[];
  /** Questions that the section answers, in readers' own words. */
  questions: string[];
};

/**
 * If a query contains one of `phrases`, each the stems of its words, it's also searched with one of `means` instead.
 */
export type Synonym = { phrases: string[][]; means: string[] };

export type Suggestion = { title: string; url: string };

/** Everything that search knows, as the build finds it. */
export type SearchIndex = SharedWords & { pages: SearchPage[]; records: readonly SearchRecord[] };

type SharedWords = {
  synonyms: Synonym[];
  suggestions: Suggestion[];
  /** URL of the word vectors, if the content has any; see `VectorTable`. */
  vectors?: string;
};

/**
 * The index on disk: two lines of JSON. The first is enough to find sections by their titles and names, and can be used
 * while the rest is loading. A few long texts compress better and are read faster than thousands of short ones in
 * objects.
 */
export type IndexHeads = SharedWords & { format: number; pages: SearchPage[]; heads: PageHeads[] };

/**
 * The sections of one page in order: for each field one text, with a line per section and tabs between the entries of
 * lists.
 */
export type PageHeads = {
  /** A digit per section. */
  levels: string;
  links: string;
  ids: string;
  titles: string;
  names: string;
  listed: string;
  questions: string;
};

/** The second line: the texts of the sections, of all pages one after the other; entries of lists are lines. */
export type IndexTexts = { text: string[]; code: string[]; messages: string[] };
