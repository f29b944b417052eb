import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { decodeTrie } from "cspell-trie-lib";

/** Knows how words are spelled. */
export type Dictionary = {
  knows: (word: string) => boolean;
  /** Returns known words that look similar, the most similar first. */
  suggest: (word: string) => string[];
};

const ENGLISH = "@cspell/dict-en_us/en_US.trie.gz";
const SOFTWARE = ["softwareTerms.txt.gz", "software-tools.txt", "coding-compound-terms.txt"].map(
  (name) => `@cspell/dict-software-terms/dict/${name}`,
);

/**
 * Loads cspell's dictionaries of American English and software terms, and our own list. That takes half a second, so
 * only the check of spelling does it.
 */
export function readDictionary(): Dictionary {
  const trie = decodeTrie(new Uint8Array(bytesOf(ENGLISH)));
  const list = new Set([
    ...SOFTWARE.flatMap((path) => wordsOf(bytesOf(path).toString("utf8")).map((word) => word.toLowerCase())),
    ...wordsOf(readFileSync("data/spelling.txt", "utf8")),
  ]);
  const isSpelled = (word: string) => list.has(word) || trie.hasWord(word, true);
  // A cache, because pages repeat the same words.
  const results = new Map<string, boolean>();
  return {
    knows: (word) => {
      const known = results.get(word) ?? (isSpelled(word) || isSpelled(word.toLowerCase()));
      results.set(word, known);
      return known;
    },
    suggest: (word) => {
      const found = trie.suggestWithCost(word.toLowerCase(), { numSuggestions: 3 });
      const words = found.toSorted((a, b) => a.cost - b.cost).map((suggestion) => suggestion.word);
      return [...new Set(words)].slice(0, 3);
    },
  };
}

function bytesOf(path: string): Buffer {
  const bytes = readFileSync(`node_modules/${path}`);
  return path.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

/** Reads a list with one word per line. '#' starts a comment, and cspell's symbols say how words may be joined. */
function wordsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/[*+~!]/g, "").trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
