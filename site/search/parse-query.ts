import type { Synonym } from "#model/search-index.ts";
import { stem } from "#model/stem.ts";
import { isStopWord, nameKey, partsOf, runsOf } from "#model/words.ts";

/** One word or identifier of a query. */
export type QueryWord = {
  /** Lower-case, as one word. */
  word: string;
  /** Of an identifier: 'splitChunks' → ['split', 'chunks']. */
  parts: string[];
  /** 0 to 1: how much it says about what is looked for. */
  weight: number;
};

export type Query = {
  words: QueryWord[];
  /** All of it in order, lower-case. */
  runs: string[];
  /** The whole query as one name: '--watch', 'defineplugin'. */
  key: string;
  /** Some of its words as one name each. */
  innerKeys: { key: string; words: number; isIdentifier: boolean }[];
  /** The last word may go on. */
  isTyping: boolean;
  intent: Intent;
  /** Several plain words, a placeholder in brackets, or rather an identifier. */
  form: "plain" | "word" | "placeholder" | "identifier";
};

/** What the reader seems to want: instructions, an explanation, what a message means, a name of the reference, or anything. */
export type Intent = "how-to" | "what-is" | "message" | "name" | "term" | "any";

const MOST_WORDS = 24;

export function parseQuery(text: string): Query {
  const intent = intentOf(text);
  const cleaned = intent === "message" ? withoutPaths(text) : text;
  const runs = runsOf(cleaned).slice(0, MOST_WORDS);
  const onlyStopWords = runs.every((run) => isStopWord(run.toLowerCase()));
  const words = new Map<string, QueryWord>();
  for (const run of runs) {
    const word = run.toLowerCase();
    if (words.has(word)) continue;
    const parts = partsOf(run);
    words.set(word, {
      word,
      parts: parts.length > 1 ? parts : [],
      weight: onlyStopWords ? 1 : weightOf(word),
    });
  }
  return {
    words: [...words.values()],
    runs: runs.map((run) => run.toLowerCase()),
    key: keyOf(cleaned.trim()),
    innerKeys: innerKeysOf(cleaned),
    isTyping: !/\s$/.test(text),
    intent,
    form: formOf(text.trim()),
  };
}

function formOf(text: string): Query["form"] {
  if (/^\[[\w:]+\]$/.test(text)) return "placeholder";
  if (/^[a-z]+$/.test(text)) return "word";
  return /\s/.test(text) && !IDENTIFIER.test(text) ? "plain" : "identifier";
}

/** Words that say what kind of thing is looked for say little, stop words nothing. */
function weightOf(word: string): number {
  return isStopWord(word) ? 0 : KINDS.has(word) ? 0.35 : 1;
}

const KINDS = new Set(
  "all api difference docs documentation every example examples flag flags hook hooks instead list method option options parameter property setting settings syntax value values".split(
    " ",
  ),
);

/**
 * The query, and what it says in other words: each with the weight of its answers. A phrase is found in all its forms, and
 * with words that say nothing between its own: 'hide the webpack output' holds 'hide output'.
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
    const weight = found.length === places.length ? WHOLE_IN_OTHER_WORDS : PART_IN_OTHER_WORDS;
    for (const meaning of means)
      variants.push({ text: [...all.slice(0, from), meaning, ...all.slice(last + 1)].join(" "), weight });
    if (variants.length > MOST_VARIANTS) break;
  }
  return variants;
}

const WHOLE_IN_OTHER_WORDS = 0.9;
const PART_IN_OTHER_WORDS = 0.85;

/** Where the words of a phrase stand in a row among stems. */
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

const MOST_VARIANTS = 5;

function intentOf(text: string): Intent {
  const words = text.trim().split(/\s+/);
  if (CODE.test(text) || (words.length > 2 && MESSAGE.test(text) && !QUESTION.test(text))) return "message";
  if (WHAT_IS.test(text)) return "what-is";
  if (HOW_TO.test(text) || (words.length > 2 && DO.test(text) && !IDENTIFIER.test(text))) return "how-to";
  if (/^[a-z]+$/.test(text.trim())) return "term";
  if (words.length <= 2 && IDENTIFIER.test(text)) return "name";
  return "any";
}

/** Codes of errors, and names of their classes. */
const CODE = /\bE[A-Z]{5,}\b|\bERR_\w+|\b(?:[A-Z]\w+)?(?:Error|Warning)\b(?!Plugin)|\b[A-Z]{6,} CHANGE/;
const QUESTION = /^(?:how|why|what|where|when|which)\b|^(?:hide|disable|ignore|handle|catch)\b/i;
const MESSAGE =
  /error\b|out of memory|(?:has|have) no |cannot |can't |can’t |could not|couldn't|failed|not found|is not |unexpected |unable |invalid |exceed|deprecat|must be|should be|warning in|conflict:|ERR_/i;
const WHAT_IS = /^what(?:'s| is| are| does)\b|\b(?:difference between|meaning of|vs)\b/i;
const DO =
  /^(?:access|add|allow|analy[sz]e|avoid|build|bundle|change|check|clean|clear|compress|configure|convert|copy|create|customi[sz]e|debug|delete|deploy|detect|disable|emit|enable|exclude|expose|export|extract|find|fix|force|generate|get|hide|ignore|import|include|inject|inline|install|keep|limit|load|make|mark|merge|migrate|minify|mock|modify|move|open|optimi[sz]e|override|pass|prefetch|preload|prevent|publish|put|read|rebuild|reduce|register|reload|remove|rename|replace|require|resolve|retry|run|send|serve|set|share|show|skip|speed|split|start|stop|test|transform|update|upgrade|upload|use|using|wait|watch|wrap|write)\b/i;
const HOW_TO =
  /^(?:how|what|why|when|where|which|can|should|do|does|is|are)\b|\b(?:how to|tutorial|guide|example|best practices?|step by step|setup|set up|getting started)\b/i;
const IDENTIFIER = /[a-z][A-Z]|[_[\]$]|\w[.-]\w|^--|\(\)/;

/** What differs from reader to reader in a message: paths, positions, colours and quotes around them. */
function withoutPaths(text: string): string {
  const cleaned = text
    .replace(/\p{Cc}\[\d+m/gu, " ")
    .replace(/(['"`‘“])(?:\.{0,2}\/|[A-Za-z]:\\)[^'"`’”]*['"`’”]/g, " ")
    .replace(/(?:^|\s)(?:\.{0,2}\/|[A-Za-z]:\\)\S+/g, " ")
    .replace(/\b\d+(?::\d+)?(?:-\d+)*\b/g, " ");
  return runsOf(cleaned).length < 2 ? text : cleaned;
}

function keyOf(text: string): string {
  const key = nameKey(text).replace("isation", "ization").replace("colour", "color");
  return text.startsWith("--") && key !== "" ? `--${key}` : key;
}

/** Runs of up to four words that could be one name: 'use define plugin' → 'defineplugin' among others. */
function innerKeysOf(text: string): Query["innerKeys"] {
  const words = text.trim().split(/\s+/).slice(0, MOST_WORDS);
  const keys = new Map<string, Query["innerKeys"][number]>();
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + 4); to++) {
      const part = words.slice(from, to);
      if (part.length === words.length) continue;
      if (part.length === 1 && isStopWord((part[0] ?? "").toLowerCase())) continue;
      if (part.length > 1 && part.every((word) => isStopWord(word.toLowerCase()))) continue;
      const key = keyOf(part.join(" "));
      if (key.length < 3) continue;
      keys.set(key, {
        key,
        words: runsOf(part.join(" ")).filter((word) => weightOf(word.toLowerCase()) === 1).length,
        isIdentifier: part.some((word) => IDENTIFIER.test(word)),
      });
    }
  }
  return [...keys.values()];
}
