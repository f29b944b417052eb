/**
 * Every weight and limit of the ranking. They're only tested together: `npm run bench -- search` before and after a
 * change, on queries that were never looked at ([0009](../docs/decisions/0009-search.md)).
 */

/** How a query is read. */
export const QUERY = {
  /** Words that are read of a query. */
  maxWords: 24,
  /** Words of full weight from which a query is a question. */
  minQuestionWords: 3,
  /** Factor for a query of which a synonym replaces all words. */
  wholeSynonym: 0.9,
  /** Factor for a query of which a synonym replaces some words. */
  partialSynonym: 0.85,
  /** Rewrites of a query by synonyms. */
  maxVariants: 5,
  /** Weight of words that a message only quotes. */
  quoted: 0.2,
  /** Words outside quotes from which those in quotes count less. */
  minMessageWords: 4,
  /** Weight of a word that names a kind of content, such as 'option'. */
  kind: 0.35,
};

/** Words with typos. */
export const TYPOS = {
  /** A longer query is pasted rather than typed, and not corrected. */
  maxWords: 8,
  /** Factor for a word with a second difference. */
  secondEdit: 0.5,
  /** Factor for another first letter, which typos rarely change. */
  otherStart: 0.6,
  /** Factor for a word that only texts have. */
  onlyInTexts: 0.3,
};

/** The search as a whole. */
export const SEARCH = {
  /** Hits that are kept. */
  maxHits: 60,
  /** Records that are compared with the query as a whole. */
  maxCandidates: 80,
  /** Without hits, a query is shortened to this many characters. */
  minLength: 2,
  /** Factor for a query whose typos are corrected. */
  corrected: 1.1,
  /** Rarity of words that the index doesn't have: they lower every record's coverage equally. */
  unknown: 0.5,
  /** Bonus for a title with all words of the query and no others. */
  allInTitle: 12,
  /** Records that are found by their questions alone. */
  maxByQuestions: 30,
  /** Factor for synonyms of a query that is a name itself. */
  namedSynonym: 0.4,
  /** Least share of the best score that a hit needs. */
  minShare: 0.1,
  /** Bonus for a section whose question has all words of a question. */
  sameQuestion: 28,
  /** The same for shorter queries, which often are names. */
  sameWords: 22,
  /** Bonus for having every word of a question in different questions. */
  covered: 6,
};

/** Single words; see also `FIELD_WORTH`. */
export const WORDS = {
  /** Worth of a word in a title above the section. */
  inPath: 1.6,
  /** Worth of a word in a section for its page. */
  inBody: 0.6,
  /** Worth of a word that a text repeats without end. */
  inText: 2,
  /** How slowly repetitions reach that worth; it grows with the length of the text. */
  saturation: 1.2,
  /** Words of a typical text; a word counts less in a longer one. */
  typicalLength: 120,
  /** Completions of an unfinished word. */
  maxCompletions: 60,
  /** Similar words for one that the index doesn't have. */
  maxCorrections: 12,
  /** Least similarity of a word that counts as one of the title's. */
  inTitle: 0.6,
  /** Similarity of a part of an unknown identifier, and of one that only texts have. */
  part: 0.6,
  partOfKnown: 0.25,
  /** Similarity of a completion of the word being typed, if it isn't or is a word itself. */
  completion: 0.9,
  completionOfKnown: 0.55,
  /** Similarity of a corrected word, and of one that only texts have. */
  correction: 0.64,
  correctionOnlyInTexts: 0.48,
  /** Factors for another first letter and for a second difference. */
  correctionOtherStart: 0.8,
  correctionSecondEdit: 0.75,
};

/** Worth of a word by the field that has it. */
export const FIELD_WORTH = {
  title: 5,
  /** A question has words of many titles. */
  titleOfQuestion: 3,
  /** A part of an identifier in the title. */
  partOfTitle: 3,
  partOfTitlePlain: 2,
  name: 1.5,
  keyword: 2,
  description: 1.6,
  question: 2,
  listed: 1.2,
  code: 0.5,
  message: 0.8,
  /** When a message is looked for. */
  messageOfMessage: 2.5,
};

/** Queries that are names, or have one. */
export const NAMES = {
  /** Bonus for a query that is a name. */
  whole: 60,
  /** Bonus for the beginning of a name. */
  prefix: 26,
  /** Bonus for a name with a typo. */
  typo: 30,
  /** Bonus for a name within the query. */
  inner: 16,
  /** Factor for a name within the query that is an identifier. */
  innerIdentifier: 1.6,
  /** Exponent of the share of the query that such a name has. */
  innerShare: 1.5,
  /** Factor for the singular of a plural and vice versa. */
  otherNumber: 0.85,
  /** A longer query has no typo in a name. */
  maxLength: 60,
  /** Names that begin like the query. */
  maxCompletions: 200,
};

/** Factors by form of the query: plain words usually mean a subject, not the reference entry of that name. */
export const NAME_TRUST = {
  // A page lists the messages it explains as keywords; the section that explains one is the better result.
  message: { title: 1, reference: 0.3, mention: 0.2 },
  plain: { title: 1, reference: 0.7, mention: 1 },
  word: { title: 1, reference: 0.6, mention: 1 },
  placeholder: { title: 0.6, reference: 0.4, mention: 2.1 },
  identifier: { title: 1, reference: 1, mention: 1 },
};

/** Strengths of names other than a page's title, which has 1. */
export const STRENGTHS = {
  /** A name from a section's URL fragment: '#externalstypescript' of 'script'. */
  ofAddress: 0.8,
  /** A name that only appears in a table. */
  listed: 0.55,
  /** A name that only appears in its page's keywords. */
  keyword: 0.3,
  /** A keyword that is an identifier. */
  identifierKeyword: 0.5,
  /** A name's ending, per part left out. */
  ofRest: 0.88,
  /** The same for display options of 'stats', which are named after the subject they show. */
  ofDisplay: 0.6,
  /** The title of a section, and of a section in a package's README. */
  section: 0.8,
  sectionOfPackage: 0.2,
  /** The last segment of a page's URL, and that without "webpack". */
  slug: 0.9,
  slugWithoutWebpack: 0.7,
  /** A hook's name without "hooks". */
  withoutHooks: 0.95,
  /** Above this, a name is the record's own. */
  own: 0.7,
};

/** Pasted messages. */
export const MESSAGES = {
  /** Bonus per word in the longest sequence of a message that a record has. */
  perWord: 5,
  /** The shortest sequence that counts. */
  minRun: 3,
};

/** Questions that writers list. */
export const QUESTIONS = {
  /** A single word can't distinguish questions. */
  minWords: 2,
  /** Questions with a smaller share of the query aren't worth the time. */
  minShare: 0.15,
  /** Bonus for each pair of words that are adjacent in both. */
  adjacent: 0.1,
  /** Pairs that count. */
  maxPairs: 2,
  /** Weight of a record's second-best question. */
  second: 0.2,
  /** Rarity of words that no record has. */
  unknown: 3,
  /** Weight of a related word. */
  related: 0.7,
};

/** Sections that are often asked for. */
export const FREQUENT = {
  /** Bonus per order of magnitude of the number of questions. */
  common: 0.5,
  /** Share of the scores of other hits on the page. */
  support: 0.1,
  /** Hits of a page that count. */
  maxSupport: 4,
};

/** Sections of a similar meaning. */
export const MEANING = {
  /** Bonus for the same meaning, as a share of the best score; it grows with the square of similarity. */
  weight: 1.5,
  /** Sections that are found by meaning alone. */
  maxSimilar: 30,
  /** Least similarity of those. */
  minSimilarity: 0.2,
};

/** Texts that a section's vector is made of. */
export const VECTORS = {
  /** Weight of the excerpt of a section beside its title and each of its questions. */
  excerpt: 0.7,
  /** Weight of all texts together. */
  all: 0.7,
  /** Weights of the title and of the excerpt alone. */
  own: 0.3,
};

/** What counts whatever the words are; kinds of pages are in `SECTION_PRIORS`. */
export const PRIORS = {
  /** Bonus for sections that many pages link to; messages don't get it because they already identify their section. */
  central: 0.2,
  /** The rank of a section with most links. */
  maxLinks: 9,
  /** Factor for a page, when a message is looked for: sections explain it. */
  pageOfMessage: 0.45,
  /** Factor for a page, when a single word is looked for. */
  pageOfWord: 1.3,
  /** Factor for a page whose title is the query. */
  namedPage: 1.3,
  /** What each level of a heading below the second takes off. */
  perLevel: 0.02,
};

/** Factors by package status, because third-party pages on a subject only cover their own package. */
export const PACKAGE_PRIORS = {
  none: { page: 1, section: 1 },
  current: { page: 1, section: 0.55 },
  deprecated: { page: 0.85, section: 0.4 },
};

type Prior = Record<"how-to" | "what-is" | "message" | "name" | "term" | "any", number>;

/** Factors by the section of the site that a page is in, for each intent of a query. */
export const SECTION_PRIORS: Record<string, Prior> = {
  guides: { "how-to": 1.3, "what-is": 1.1, message: 1, name: 0.9, term: 1.1, any: 1.12 },
  concepts: { "how-to": 1.2, "what-is": 1.4, message: 1, name: 0.9, term: 1.15, any: 1.08 },
  glossary: { "how-to": 0.8, "what-is": 1.5, message: 0.6, name: 0.7, term: 1.1, any: 0.85 },
  configuration: { "how-to": 0.95, "what-is": 0.95, message: 1, name: 1.1, term: 1.05, any: 1.03 },
  api: { "how-to": 0.75, "what-is": 0.75, message: 0.9, name: 1.06, term: 0.55, any: 0.95 },
  plugins: { "how-to": 0.8, "what-is": 0.85, message: 0.95, name: 1.04, term: 0.97, any: 0.97 },
  loaders: { "how-to": 0.85, "what-is": 0.8, message: 0.85, name: 0.95, term: 0.9, any: 0.88 },
  contribute: { "how-to": 0.95, "what-is": 0.85, message: 0.9, name: 0.75, term: 0.85, any: 0.85 },
  migrate: { "how-to": 0.95, "what-is": 0.8, message: 1, name: 0.8, term: 0.85, any: 0.85 },
  errors: { "how-to": 0.6, "what-is": 0.5, message: 1.5, name: 0.55, term: 0.5, any: 0.6 },
  blog: { "how-to": 0.45, "what-is": 0.5, message: 0.5, name: 0.5, term: 0.5, any: 0.5 },
};

/** Factors of all other pages. */
export const OTHER_PRIOR: Prior = { "how-to": 0.8, "what-is": 0.8, message: 0.7, name: 0.7, term: 0.8, any: 0.8 };

/** The order of pages for a question. */
export const PAGES = {
  /** Share of a page's second-best hit. */
  second: 0.3,
  /** Share of the best score for a question that matches wholly. */
  asked: 0.25,
};

/** What the dialog shows. */
export const RESULTS = {
  /** Pages that are shown. */
  maxGroups: 12,
  /** Results per page. */
  maxPerGroup: 3,
  /** Least share of the page's best score that further results need. */
  minShare: 0.7,
};

/** Answers before the whole index is ready. */
export const EARLY = {
  /** Records that can be read between two keystrokes. */
  maxRecords: 24,
  /** Weight of a word that only a question has. */
  inQuestion: 0.8,
  /** Queries with fewer words are names, which titles have. */
  minQuestionWords: 3,
};
