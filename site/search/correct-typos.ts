import { type Engine, isProminent, stemId } from "./build-engine.ts";
import { allowedEdits, editsBetween, lettersOf, mayBeNear } from "./is-near.ts";
import { parseQuery } from "./parse-query.ts";

/** A query longer than this is pasted rather than typed. */
const MOST_WORDS = 8;

/** The query with each plain word that the site doesn't know as the most usual word near it: 'souce map' → 'source map'. */
export function correctTypos(engine: Engine, text: string): string {
  const query = parseQuery(text);
  if (query.runs.length > MOST_WORDS || engine.names.has(query.key)) return text;
  return text.replace(PLAIN_WORD, (word, at: number) => {
    const isUnfinished = at + word.length === text.length;
    return usualWordNear(engine, word.toLowerCase(), isUnfinished) ?? word;
  });
}

/** No part of an identifier or path. */
const PLAIN_WORD = /(?<![\w$./@-])[A-Za-z][a-z]{4,}(?![\w$./(-])/g;

function usualWordNear(engine: Engine, word: string, isUnfinished: boolean): string | undefined {
  const { vocabulary } = engine;
  if (vocabulary.idOfWord(word) !== undefined || stemId(engine, word) !== undefined) return undefined;
  const letters = lettersOf(word);
  const most = allowedEdits(word.length);
  let best: string | undefined;
  let bestWorth = 0;
  for (const other of vocabulary.words()) {
    if (isUnfinished && other.word.startsWith(word)) return undefined;
    if (!mayBeNear(letters, other.letters, most) || !/^[a-z]+$/.test(other.word)) continue;
    const edits = editsBetween(word, other.word, most);
    const worth = edits > most ? 0 : usageOf(engine, other.id) * (edits === 1 ? 1 : 0.5) * startOf(word, other.word);
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = other.word;
  }
  return best;
}

/** How usual a word is, from the number of sections that have it. */
function usageOf(engine: Engine, id: number): number {
  const sections = (engine.fields[id]?.length ?? 0) + (engine.texts[id]?.length ?? 0);
  return Math.log(1 + sections) * (isProminent(engine, id) ? 1 : 0.3);
}

/** The first letter is seldom wrong. */
function startOf(word: string, other: string): number {
  return word[0] === other[0] ? 1 : 0.6;
}
