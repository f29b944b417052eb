import { type Engine, FIELD, isProminent, stemId, usageOf } from "./build-engine.ts";
import type { Query, QueryWord } from "./parse-query.ts";
import { BITS } from "./postings.ts";

/** Scores of one word of a query, by record. */
type WordScores = {
  /**
   * Records that have it, and by record: the worth, how like the word it is (1: the same), and how much it is in the
   * title; `ownCoverage`: as similarity, but only of words in the record itself.
   */
  records: number[];
  worth: Float32Array;
  similarity: Float32Array;
  inTitle: Float32Array;
  ownCoverage: Float32Array;
  /**
   * As `ownCoverage`, and of words in what is above the record; and only of words in a section's title that its page's
   * title lacks.
   */
  contextCoverage: Float32Array;
  special: Float32Array;
  /** How well the word distinguishes records. */
  rarity: number;
};

/** A stem that matches a word of the query. */
type Alternative = { id: number; similarity: number };

export function scoreWord(engine: Engine, word: QueryWord, query: Query, isTyped: boolean): WordScores {
  const count = engine.index.records.length;
  const scores: WordScores = {
    records: [],
    worth: new Float32Array(count),
    similarity: new Float32Array(count),
    inTitle: new Float32Array(count),
    ownCoverage: new Float32Array(count),
    contextCoverage: new Float32Array(count),
    special: new Float32Array(count),
    rarity: 0,
  };
  const scratch: Scratch = {
    worth: new Float32Array(count),
    isOwn: new Uint8Array(count),
    isInherited: new Uint8Array(count),
    touched: [],
  };
  for (const { id, similarity } of alternativesOf(engine, word, isTyped)) {
    const rarity = Math.log(1 + count / (usageOf(engine, id) + 1));
    scores.rarity = Math.max(scores.rarity, rarity * (0.5 + similarity / 2));
    addFields(engine, id, query, { scores, scratch, similarity });
    addTexts(engine, id, scratch);
    keepBest(scores, scratch, similarity);
  }
  return scores;
}

/** Keeps each record's best score among the alternatives for a word. */
function keepBest(scores: WordScores, scratch: Scratch, similarity: number): void {
  for (const record of scratch.touched) {
    const worth = (scratch.worth[record] ?? 0) * similarity;
    scratch.worth[record] = 0;
    const isOwn = scratch.isOwn[record] === 1;
    if (isOwn) scores.ownCoverage[record] = Math.max(scores.ownCoverage[record] ?? 0, similarity);
    if (isOwn || scratch.isInherited[record] === 1)
      scores.contextCoverage[record] = Math.max(scores.contextCoverage[record] ?? 0, similarity);
    scratch.isOwn[record] = 0;
    scratch.isInherited[record] = 0;
    if (scores.worth[record] === 0) scores.records.push(record);
    if (worth <= (scores.worth[record] ?? 0)) continue;
    scores.worth[record] = worth;
    scores.similarity[record] = similarity;
  }
  scratch.touched.length = 0;
}

type Scratch = { worth: Float32Array; isOwn: Uint8Array; isInherited: Uint8Array; touched: number[] };

function add(scratch: Scratch, record: number, worth: number): void {
  const before = scratch.worth[record] ?? 0;
  if (before === 0) scratch.touched.push(record);
  scratch.worth[record] = before + worth;
}

/** Weight of an identifier's part in a title, for queries that are identifiers and for plain words. */
const PART_OF_TITLE = { identifier: 0.7, plain: 0.55 };
const IN_PATH = 1.6;
const OF_PAGE_KEYWORDS = 0.5;
const IN_BODY = 0.6;

function addFields(
  { fields, ends, pageRecords }: Engine,
  id: number,
  query: Query,
  { scores, scratch, similarity }: { scores: WordScores; scratch: Scratch; similarity: number },
): void {
  let titledPage = -1;
  for (const packed of fields.of(id)) {
    const record = packed >> BITS;
    add(scratch, record, worthOf(packed, query));
    scratch.isOwn[record] = 1;
    const share =
      (packed & FIELD.title) !== 0
        ? 1
        : (packed & FIELD.titlePart) !== 0
          ? PART_OF_TITLE[query.form === "plain" ? "plain" : "identifier"]
          : 0;
    if (share > (scores.inTitle[record] ?? 0) && similarity > 0.6) scores.inTitle[record] = share;
    const isTitle = (packed & (FIELD.title | FIELD.titlePart)) !== 0;
    const below = isTitle ? IN_PATH : (packed & FIELD.keyword) !== 0 ? OF_PAGE_KEYWORDS : 0;
    const end = below === 0 ? 0 : (ends[record] ?? 0);
    for (let other = record + 1; other < end; other++) {
      add(scratch, other, below);
      scratch.isInherited[other] = 1;
    }
    const page = pageRecords[record] ?? record;
    if (isTitle && page === record) titledPage = page;
    if (page !== record && page !== titledPage && below > 0)
      scores.special[record] = Math.max(scores.special[record] ?? 0, similarity);
    if (isTitle && page !== record && scratch.worth[page] === 0) add(scratch, page, IN_BODY);
  }
}

function worthOf(packed: number, { intent, form, isQuestion }: Query): number {
  let worth = 0;
  if (packed & FIELD.title) worth += isQuestion ? 3 : 5;
  else if (packed & FIELD.titlePart) worth += form === "plain" ? 2 : 3;
  if (packed & FIELD.name) worth += 1.5;
  if (packed & FIELD.keyword) worth += 2;
  if (packed & FIELD.description) worth += 1.6;
  if (packed & FIELD.question) worth += 2;
  if (packed & FIELD.listed) worth += 1.2;
  if (packed & FIELD.code) worth += 0.5;
  if (packed & FIELD.message) worth += intent === "message" ? 2.5 : 0.8;
  return worth;
}

/** Typical length of a text, in words. */
const TYPICAL_LENGTH = 120;

function addTexts({ texts, textLengths, pageRecords }: Engine, id: number, scratch: Scratch): void {
  let lastPage = -1;
  for (const packed of texts.of(id)) {
    const record = packed >> BITS;
    const count = packed & ((1 << BITS) - 1);
    add(scratch, record, (2 * count) / (count + 1.2 * (0.5 + (textLengths[record] ?? 0) / TYPICAL_LENGTH)));
    scratch.isOwn[record] = 1;
    const page = pageRecords[record] ?? record;
    if (page === lastPage || page === record) continue;
    lastPage = page;
    add(scratch, page, IN_BODY);
  }
}

/** Returns the stems that match a word: its own, its parts, completions of a prefix, and corrections of a typo. */
function alternativesOf(engine: Engine, { word, parts }: QueryWord, isTyped: boolean): Alternative[] {
  const exact = stemId(engine, word);
  const isKnown = exact !== undefined && isProminent(engine, exact);
  const all: Alternative[] = exact === undefined ? [] : [{ id: exact, similarity: 1 }];
  if (!isKnown) {
    for (const part of parts) {
      const id = stemId(engine, part);
      if (id !== undefined) all.push({ id, similarity: exact === undefined ? 0.6 : 0.25 });
    }
  }
  if (isTyped || exact === undefined) all.push(...withPrefix(engine, word, exact === undefined ? 0.9 : 0.55));
  if (exact === undefined) all.push(...near(engine, word, 0.8));
  return all;
}

const MAX_COMPLETIONS = 60;

/** Returns completions of a prefix, shortest first. */
function withPrefix(engine: Engine, start: string, factor: number): Alternative[] {
  if (start.length < 2) return [];
  const { words, stemOfWord } = engine.vocabulary;
  const found: Alternative[] = [];
  for (const number of words.withPrefix(start)) {
    const id = stemOfWord(number);
    const { length } = words.word(number);
    if (length === start.length || (start.length < 4 && !isProminent(engine, id))) continue;
    found.push({ id, similarity: factor * (0.5 + 0.5 * (start.length / length)) });
  }
  return found.sort((a, b) => b.similarity - a.similarity).slice(0, MAX_COMPLETIONS);
}

const MAX_CORRECTIONS = 12;

/** Returns words of the index within the allowed edit distance. */
function near(engine: Engine, word: string, factor: number): Alternative[] {
  const { words, stemOfWord } = engine.vocabulary;
  const found = words.near(word).map(({ number, edits }) => {
    const id = stemOfWord(number);
    const sameStart = words.word(number)[0] === word[0] ? 1 : 0.8;
    const prominence = isProminent(engine, id) ? 0.8 : 0.6;
    return { id, similarity: factor * prominence * sameStart * (edits === 1 ? 1 : 0.75) };
  });
  return found.sort((a, b) => b.similarity - a.similarity).slice(0, MAX_CORRECTIONS);
}
