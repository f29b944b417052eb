import { stem } from "#model/stem.ts";
import { contentKey, isStopWord, nameKey, partsOf, runsOf } from "#model/words.ts";
import type { Synonym } from "../model/search-index.ts";
import { QUERY } from "../ranking.ts";

/** A word or identifier in a query. */
export type QueryWord = {
  /** Lower-case, as one word. */
  word: string;
  /** The parts of an identifier: 'splitChunks' → ['split', 'chunks']. */
  parts: string[];
  /** How much the word matters, from 0 (stop word) to 1. */
  weight: number;
};

export type Query = {
  text: string;
  words: QueryWord[];
  /** All runs in order, lower-case. */
  runs: string[];
  /** The whole query as one name: '--watch', 'defineplugin'. */
  key: string;
  /** The key without stop words: 'upgrade from webpack 4' → 'upgrade4'. */
  contentKey: string;
  /** Sequences of the query's words, each as one name. */
  innerKeys: { key: string; runs: string[]; words: number; isIdentifier: boolean }[];
  /** True if the last word may be an unfinished prefix. */
  isTyping: boolean;
  intent: Intent;
  /** Plain words, one lower-case word, a placeholder in brackets, or a text with an identifier. */
  form: "plain" | "word" | "placeholder" | "identifier";
  /** True for descriptions of several words, which rarely appear in one section and match titles less well. */
  isQuestion: boolean;
};

/**
 * What the reader seems to want: instructions, an explanation, the meaning of an error message, a reference entry, a
 * one-word subject, or anything.
 */
type Intent = "how-to" | "what-is" | "message" | "name" | "term" | "any";

export function parseQuery(text: string): Query {
  const intent = intentOf(text);
  const cleaned = intent === "message" ? withoutPaths(text) : text;
  const runs = runsOf(cleaned).slice(0, QUERY.maxWords);
  const unquoted = intent === "message" ? lowerRunsOf(withoutQuoted(cleaned)) : [];
  const isForeign = (word: string) => unquoted.length >= QUERY.minMessageWords && !unquoted.includes(word);
  const onlyStopWords = runs.every((run) => isStopWord(run.toLowerCase()));
  const words = new Map<string, QueryWord>();
  for (const run of runs) {
    const word = run.toLowerCase();
    if (words.has(word)) continue;
    const parts = partsOf(run);
    words.set(word, {
      word,
      parts: parts.length > 1 ? parts : [],
      weight: onlyStopWords ? 1 : weightOf(word) * (isForeign(word) ? QUERY.quoted : 1),
    });
  }
  const important = [...words.values()].filter(({ weight }) => weight === 1);
  return {
    text,
    words: [...words.values()],
    runs: runs.map((run) => run.toLowerCase()),
    key: keyOf(cleaned.trim()),
    contentKey: contentKey(cleaned),
    innerKeys: innerKeysOf(cleaned),
    isTyping: !/\s$/.test(text),
    intent,
    form: formOf(text.trim()),
    isQuestion: important.length >= QUERY.minQuestionWords,
  };
}

function formOf(text: string): Query["form"] {
  if (/^\[[\w:]+\]$/.test(text)) return "placeholder";
  if (/^[a-z]+$/.test(text)) return "word";
  return /\s/.test(text) && !IDENTIFIER.test(text) ? "plain" : "identifier";
}

/** Returns a word's weight: 0 for stop words. */
function weightOf(word: string): number {
  return isStopWord(word) ? 0 : KINDS.has(word) ? QUERY.kind : 1;
}

const KINDS = new Set(
  "all api difference docs documentation every example examples flag flags hook hooks instead list method option options parameter property setting settings syntax troubleshooting value values".split(
    " ",
  ),
);

/**
 * Returns the query and its rewrites by synonyms, each with a weight. Phrases match by stem and across stop words:
 * 'hide the webpack output' contains 'hide output'.
 */
export function variantsOf(text: string, synonyms: readonly Synonym[]): { text: string; weight: number }[] {
  const variants = [{ text, weight: 1 }];
  const all = runsOf(text.replace(/[-_]/g, " ")).map((run) => run.toLowerCase());
  const places = all.flatMap((word, at) => (isStopWord(word) ? [] : [at]));
  const stems = places.map((at) => stem(all[at] ?? ""));
  for (const { phrases, means } of synonyms) {
    const found = firstPlaceOf(phrases, stems);
    const from = found && places[found.from];
    const last = found && places[found.from + found.length - 1];
    if (found === undefined || from === undefined || last === undefined) continue;
    const weight = found.length === places.length ? QUERY.wholeSynonym : QUERY.partialSynonym;
    for (const meaning of means)
      variants.push({ text: [...all.slice(0, from), meaning, ...all.slice(last + 1)].join(" "), weight });
    if (variants.length > QUERY.maxVariants) break;
  }
  return variants;
}

/** Finds the first phrase whose stems appear in sequence. */
function firstPlaceOf(
  phrases: readonly string[][],
  stems: readonly string[],
): { from: number; length: number } | undefined {
  for (const looked of phrases) {
    for (let from = stems.indexOf(looked[0] ?? ""); from !== -1; from = stems.indexOf(looked[0] ?? "", from + 1)) {
      if (looked.every((each, next) => stems[from + next] === each)) return { from, length: looked.length };
    }
  }
  return undefined;
}

function intentOf(text: string): Intent {
  const words = text.trim().split(/\s+/);
  if (CODE.test(text) || (words.length > 2 && MESSAGE.test(text) && !QUESTION.test(text) && !DESCRIBED.test(text)))
    return "message";
  if (WHAT_IS.test(text)) return "what-is";
  if (HOW_TO.test(text) || (words.length > 2 && DO.test(text) && !IDENTIFIER.test(text))) return "how-to";
  if (/^[a-z]+$/.test(text.trim())) return "term";
  if (words.length <= 2 && IDENTIFIER.test(text)) return "name";
  return "any";
}

/** Matches error codes and the names of error classes. */
const CODE = /\bE[A-Z]{5,}\b|\bERR_\w+|\b(?:[A-Z]\w+)?(?:Error|Warning)\b(?!Plugin)|\b[A-Z]{6,} CHANGE/;
const QUESTION = /^(?:how|why|what|where|when|which)\b|^(?:hide|disable|ignore|handle|catch)\b/i;
const MESSAGE =
  /error\b|out of memory|(?:has|have) no |cannot |can['’]t (?:find|import|read|resolve)\b|could not|couldn't|failed|not found|is not |unexpected |unable |invalid |exceed|deprecat|must be|should be|warning in|conflict:|ERR_/i;
/** Matches words that people use to describe a problem but error messages don't contain. */
const DESCRIBED =
  /^(?!.*Error:).*\b(?:after|do(?:es)?n['’]t|does not|how|I|if|isn['’]t|my|never|when|work(?:s|ing)?)\b/;
const WHAT_IS = /^what(?:'s| is| are| does)\b|\b(?:difference between|meaning of|vs)\b/i;
const DO =
  /^(?:access|add|allow|analy[sz]e|avoid|build|bundle|change|check|clean|clear|compress|configure|convert|copy|create|customi[sz]e|debug|delete|deploy|detect|disable|emit|enable|exclude|expose|export|extract|find|fix|force|generate|get|hide|ignore|import|include|inject|inline|install|keep|limit|load|make|mark|merge|migrate|minify|mock|modify|move|open|optimi[sz]e|override|pass|prefetch|preload|prevent|publish|put|read|rebuild|reduce|register|reload|remove|rename|replace|require|resolve|retry|run|send|serve|set|share|show|skip|speed|split|start|stop|test|transform|update|upgrade|upload|use|using|wait|watch|wrap|write)\b/i;
const HOW_TO =
  /^(?:how|what|why|when|where|which|can|should|do|does|is|are)\b|\b(?:how to|tutorial|guide|example|best practices?|step by step|setup|set up|getting started)\b/i;
const IDENTIFIER = /[a-z][A-Z]|[_[\]$]|\w[.-]\w|^--|\(\)/;

/** Removes what differs between readers of the same message: paths, positions, and color codes. */
function withoutPaths(text: string): string {
  const cleaned = text
    .replace(/\p{Cc}\[\d+m/gu, " ")
    .replace(/(['"`‘“])(?:\.{0,2}\/|[A-Za-z]:\\)[^'"`’”]*['"`’”]/g, " ")
    .replace(/(?:^|\s)(?:\.{0,2}\/|[A-Za-z]:\\)\S+/g, " ")
    .replace(/\b\d+(?::\d+)?(?:-\d+)*\b/g, " ");
  return runsOf(cleaned).length < 2 ? text : cleaned;
}

function lowerRunsOf(text: string): string[] {
  return runsOf(text)
    .slice(0, QUERY.maxWords)
    .map((run) => run.toLowerCase());
}

/** Removes the names that a message quotes: "export 'x' was not found in './y'" → 'export   was not found in  '. */
function withoutQuoted(text: string): string {
  return text.replace(/(['"`‘“])[^'"`’”\s]+['"`’”]/g, " ");
}

function keyOf(text: string): string {
  const key = nameKey(text).replace("isation", "ization").replace("colour", "color");
  return text.startsWith("--") && key !== "" ? `--${key}` : key;
}

/** Returns the keys of all sequences of up to four words: 'use define plugin' → 'defineplugin' among others. */
function innerKeysOf(text: string): Query["innerKeys"] {
  const words = text.trim().split(/\s+/).slice(0, QUERY.maxWords);
  const keys = new Map<string, Query["innerKeys"][number]>();
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + 4); to++) {
      const part = words.slice(from, to);
      if (part.length === words.length) continue;
      if (part.length === 1 && isStopWord((part[0] ?? "").toLowerCase())) continue;
      if (part.length > 1 && part.every((word) => isStopWord(word.toLowerCase()))) continue;
      const key = keyOf(part.join(" "));
      if (key.length < 3) continue;
      const runs = runsOf(part.join(" ")).map((run) => run.toLowerCase());
      keys.set(key, {
        key,
        runs,
        words: runs.filter((word) => weightOf(word) === 1).length,
        isIdentifier: part.some((word) => IDENTIFIER.test(word)),
      });
    }
  }
  return [...keys.values()];
}
