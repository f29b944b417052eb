import { stem } from "#model/stem.ts";
import { TYPOS } from "../ranking.ts";
import { type Engine, isProminent, stemId, usageOf } from "./build-engine.ts";
import type { Query } from "./parse-query.ts";

/**
 * Replaces each plain word that neither the site nor a synonym knows with the most common similar word: 'souce map' →
 * 'source map'.
 */
export function correctTypos(engine: Engine, { text, runs, key }: Query): string {
  if (runs.length > TYPOS.maxWords || engine.names.has(key)) return text;
  return text.replace(PLAIN_WORD, (word, at: number) => {
    const isUnfinished = at + word.length === text.length;
    return frequentWordNear(engine, word.toLowerCase(), isUnfinished) ?? word;
  });
}

/** Matches a word that isn't part of an identifier or path. */
const PLAIN_WORD = /(?<![\w$./@-])[A-Za-z][a-z]{4,}(?![\w$./(-])/g;

function frequentWordNear(engine: Engine, word: string, isUnfinished: boolean): string | undefined {
  const { vocabulary } = engine;
  if (vocabulary.idOfWord(word) !== undefined || stemId(engine, word) !== undefined) return undefined;
  if (engine.synonymStems.has(stem(word))) return undefined;
  const { words, stemOfWord } = vocabulary;
  if (isUnfinished && words.withPrefix(word).length > 0) return undefined;
  let best: string | undefined;
  let bestWorth = 0;
  for (const { number, edits } of words.near(word)) {
    const other = words.word(number);
    if (!/^[a-z]+$/.test(other)) continue;
    const worth = frequency(engine, stemOfWord(number)) * (edits === 1 ? 1 : TYPOS.secondEdit) * sameStart(word, other);
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = other;
  }
  return best;
}

/** Returns how common a word is, from the number of sections that have it. */
function frequency(engine: Engine, id: number): number {
  return Math.log(1 + usageOf(engine, id)) * (isProminent(engine, id) ? 1 : TYPOS.onlyInTexts);
}

/** Returns a factor that favors the same first letter. */
function sameStart(word: string, other: string): number {
  return word[0] === other[0] ? 1 : TYPOS.otherStart;
}
