import { stem } from "#model/stem.ts";
import { embeddingWords, featureOfPair, featuresOfWord } from "../model/embedding-features.ts";

/** A word or pair of neighboring words, and the rows of the table whose sum is its vector. */
export type Unit = readonly number[];

export type FeatureRows = {
  /** Hashes of all features that have a row, in ascending order. */
  hashes: Uint32Array;
  units: readonly Unit[];
  /** Returns the positions of a text's words and pairs in `units`. */
  unitsOf: (text: string) => number[];
};

/** Gives a row to each feature that enough sections have. */
export function createFeatureRows(sections: readonly (readonly string[])[]): FeatureRows {
  const used = new Map<number, number>();
  for (const texts of sections) {
    const own = new Set<number>();
    for (const text of texts)
      for (const { features } of partsOf(text)) for (const feature of features) own.add(feature);
    for (const feature of own) used.set(feature, (used.get(feature) ?? 0) + 1);
  }
  const common = [...used].filter(([, sections]) => sections >= MIN_SECTIONS).map(([feature]) => feature);
  const hashes = Uint32Array.from(common).sort();
  const rows = new Map([...hashes].map((hash, row) => [hash, row]));
  const units: Unit[] = [];
  const known = new Map<string, number>();
  return {
    hashes,
    units,
    unitsOf: (text) =>
      partsOf(text).flatMap(({ name, features }) => {
        const number = known.get(name) ?? units.length;
        if (number === units.length) units.push(features.flatMap((feature) => rows.get(feature) ?? []));
        known.set(name, number);
        return units[number]?.length === 0 ? [] : number;
      }),
  };
}

/** Features of fewer sections can't be learned. */
export const MIN_SECTIONS = 3;

function partsOf(text: string): { name: string; features: number[] }[] {
  const words = embeddingWords(text);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const own = { name: word, features: featuresOfWord(word) };
    return next === undefined
      ? [own]
      : [own, { name: `${word} ${next}`, features: [featureOfPair(stem(word), stem(next))] }];
  });
}
