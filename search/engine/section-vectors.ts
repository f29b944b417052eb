import { stem } from "#model/stem.ts";
import { runsOf } from "#model/words.ts";
import { featureOfPair, featuresOfWord, wordsOfRun } from "../model/embedding-features.ts";
import type { SearchIndex } from "../model/search-index.ts";
import { sectionTexts } from "../model/section-texts.ts";
import { addFeature, type VectorTable } from "../model/vector-table.ts";
import { VECTORS } from "../ranking.ts";

/** The vectors of sections, one after the other, each close to those of texts with a similar meaning. */
export type SectionVectors = {
  /** Reads sections; each may be read once. */
  read: (numbers: Iterable<number>) => void;
  /** Returns by section how similar a query is to it, from -1 to 1. */
  similarities: (query: string) => Float32Array;
};

type Word = { stem: string; vector: Float32Array };

export function createSectionVectors(table: VectorTable, { pages, records }: SearchIndex): SectionVectors {
  const { width } = table;
  const vectors = new Float32Array(records.length * width);
  /** By run, because most are in many texts. */
  const known = new Map<string, readonly Word[]>();

  const wordOf = (word: string): Word => {
    const vector = new Float32Array(width);
    for (const feature of featuresOfWord(word)) addFeature(table, feature, vector);
    return { stem: stem(word), vector };
  };
  const wordsOf = (run: string): readonly Word[] => {
    const words = known.get(run) ?? wordsOfRun(run).map(wordOf);
    known.set(run, words);
    return words;
  };
  const vectorOf = (text: string): Float32Array => {
    const vector = new Float32Array(width);
    let before: Word | undefined;
    for (const run of runsOf(text)) {
      for (const word of wordsOf(run)) {
        add(vector, word.vector, 1);
        if (before !== undefined) addFeature(table, featureOfPair(before.stem, word.stem), vector);
        before = word;
      }
    }
    return toLengthOne(vector);
  };
  return {
    read: (numbers) => {
      for (const number of numbers) {
        const record = records[number];
        const page = record && pages[record.page];
        if (record === undefined || page === undefined) continue;
        const texts = sectionTexts(record, page);
        const title = vectorOf(texts.title);
        const excerpt = vectorOf(texts.excerpt);
        const all = new Float32Array(width);
        add(all, title, 1);
        add(all, excerpt, VECTORS.excerpt);
        for (const question of texts.questions) add(all, vectorOf(question), 1);
        const vector = vectors.subarray(number * width, (number + 1) * width);
        add(vector, toLengthOne(all), VECTORS.all);
        add(vector, title, VECTORS.own);
        add(vector, excerpt, VECTORS.own);
      }
    },
    similarities: (query) => {
      const asked = vectorOf(query);
      const similar = new Float32Array(records.length);
      for (let number = 0; number < similar.length; number++) {
        const start = number * width;
        let sum = 0;
        for (let at = 0; at < width; at++) sum += (vectors[start + at] ?? 0) * (asked[at] ?? 0);
        similar[number] = sum;
      }
      return similar;
    },
  };
}

function add(sum: Float32Array, vector: Float32Array, weight: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
}

function toLengthOne(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
