import { stem } from "#model/stem.ts";
import { isStopWord, partsOf, runsOf } from "#model/words.ts";

/** Returns a text's words in order: 'How to split splitChunks?' → ['split', 'split', 'chunks']. */
export function embeddingWords(text: string): string[] {
  return runsOf(text).flatMap(wordsOfRun);
}

/** Returns the lower-case words of a run, which has several if it's an identifier, without stop words. */
export function wordsOfRun(run: string): string[] {
  const parts = partsOf(run);
  const words = parts.length > 1 ? parts : [run.toLowerCase()];
  return words.filter((word) => !isStopWord(word));
}

/** Returns the hashes of a word's features: its stem, and its pieces of 3 to 5 characters. */
export function featuresOfWord(word: string): number[] {
  const marked = `<${word}>`;
  const features = [hashOf(`=${stem(word)}`)];
  for (let length = MIN_PIECE; length <= MAX_PIECE; length++)
    for (let from = 0; from + length <= marked.length; from++) features.push(hashOf(marked.slice(from, from + length)));
  return features;
}

const MIN_PIECE = 3;
const MAX_PIECE = 5;

/** Returns the hash of two neighboring words, by their stems. */
export function featureOfPair(first: string, second: string): number {
  return hashOf(`${first} ${second}`);
}

/** FNV-1a with 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
