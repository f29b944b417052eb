import { FIELD_WORTH, WORDS } from "../ranking.ts";
import { type Engine, FIELD, isProminent, stemId, usageOf } from "./build-engine.ts";
import type { Query, QueryWord } from "./parse-query.ts";
import { BITS } from "./postings.ts";

/** Scores of one word of a query, by record. */
type WordScores = {
  /**
   * Records that have it, and by record: the worth, how like the word it is (1: the same), and how much it is in the
   * title.
   */
  records: number[];
  worth: Float32Array;
  similarity: Float32Array;
  inTitle: Float32Array;
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
    rarity: 0,
  };
  const scratch: Scratch = {
    worth: new Float32Array(count),
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
    if (scores.worth[record] === 0) scores.records.push(record);
    if (worth <= (scores.worth[record] ?? 0)) continue;
    scores.worth[record] = worth;
    scores.similarity[record] = similarity;
  }
  scratch.touched.length = 0;
}

type Scratch = { worth: Float32Array; touched: number[] };

function add(scratch: Scratch, record: number, worth: number): void {
  const before = scratch.worth[record] ?? 0;
  if (before === 0) scratch.touched.push(record);
  scratch.worth[record] = before + worth;
}

function addFields(
  { fields, ends, pageRecords }: Engine,
  id: number,
  query: Query,
  { scores, scratch, similarity }: { scores: WordScores; scratch: Scratch; similarity: number },
): void {
  for (const packed of fields.of(id)) {
    const record = packed >> BITS;
    add(scratch, record, worthOf(packed, query));
    if ((packed & FIELD.title) !== 0 && similarity > WORDS.inTitle) scores.inTitle[record] = 1;
    const isTitle = (packed & (FIELD.title | FIELD.titlePart)) !== 0;
    const end = isTitle ? (ends[record] ?? 0) : 0;
    for (let other = record + 1; other < end; other++) add(scratch, other, WORDS.inPath);
    const page = pageRecords[record] ?? record;
    if (isTitle && page !== record && scratch.worth[page] === 0) add(scratch, page, WORDS.inBody);
  }
}

function worthOf(packed: number, { intent, form, isQuestion }: Query): number {
  let worth = 0;
  if (packed & FIELD.title) worth += isQuestion ? FIELD_WORTH.titleOfQuestion : FIELD_WORTH.title;
  else if (packed & FIELD.titlePart) worth += form === "plain" ? FIELD_WORTH.partOfTitlePlain : FIELD_WORTH.partOfTitle;
  if (packed & FIELD.name) worth += FIELD_WORTH.name;
  if (packed & FIELD.keyword) worth += FIELD_WORTH.keyword;
  if (packed & FIELD.description) worth += FIELD_WORTH.description;
  if (packed & FIELD.question) worth += FIELD_WORTH.question;
  if (packed & FIELD.listed) worth += FIELD_WORTH.listed;
  if (packed & FIELD.code) worth += FIELD_WORTH.code;
  if (packed & FIELD.message) worth += intent === "message" ? FIELD_WORTH.messageOfMessage : FIELD_WORTH.message;
  return worth;
}

function addTexts({ texts, textLengths, pageRecords }: Engine, id: number, scratch: Scratch): void {
  let lastPage = -1;
  for (const packed of texts.of(id)) {
    const record = packed >> BITS;
    const count = packed & ((1 << BITS) - 1);
    const length = 0.5 + (textLengths[record] ?? 0) / WORDS.typicalLength;
    add(scratch, record, (WORDS.inText * count) / (count + WORDS.saturation * length));
    const page = pageRecords[record] ?? record;
    if (page === lastPage || page === record) continue;
    lastPage = page;
    add(scratch, page, WORDS.inBody);
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
      if (id !== undefined) all.push({ id, similarity: exact === undefined ? WORDS.part : WORDS.partOfKnown });
    }
  }
  if (isTyped || exact === undefined)
    all.push(...withPrefix(engine, word, exact === undefined ? WORDS.completion : WORDS.completionOfKnown));
  if (exact === undefined) all.push(...near(engine, word));
  return all;
}

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
  return found.sort((a, b) => b.similarity - a.similarity).slice(0, WORDS.maxCompletions);
}

/** Returns words of the index within the allowed edit distance. */
function near(engine: Engine, word: string): Alternative[] {
  const { words, stemOfWord } = engine.vocabulary;
  const found = words.near(word).map(({ number, edits }) => {
    const id = stemOfWord(number);
    const similarity = isProminent(engine, id) ? WORDS.correction : WORDS.correctionOnlyInTexts;
    const start = words.word(number)[0] === word[0] ? 1 : WORDS.correctionOtherStart;
    return { id, similarity: similarity * start * (edits === 1 ? 1 : WORDS.correctionSecondEdit) };
  });
  return found.sort((a, b) => b.similarity - a.similarity).slice(0, WORDS.maxCorrections);
}
