import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { decodeTrie } from "cspell-trie-lib";

/** How words are spelt. */
export type Dictionary = {
  knows: (word: string) => boolean;
  /** Known words that look like it, the nearest first. */
  suggest: (word: string) => string[];
};

const ENGLISH = ["@cspell/dict-en_us/en_US.trie.gz", "@cspell/dict-en-gb/en_GB.trie.gz"];
const SOFTWARE = ["softwareTerms.txt.gz", "software-tools.txt", "coding-compound-terms.txt"].map(
  (name) => `@cspell/dict-software-terms/dict/${name}`,
);

/**
 * The American and British dictionaries and software terms of cspell, and our own list. Loaded in half a second, so only
 * for those who check spelling.
 */
export function readDictionary(own = "data/spelling.txt"): Dictionary {
  const tries = ENGLISH.map((path) => decodeTrie(new Uint8Array(bytesOf(path))));
  const list = new Set([
    ...SOFTWARE.flatMap((path) => wordsOf(bytesOf(path).toString("utf8")).map((word) => word.toLowerCase())),
    ...wordsOf(readFileSync(own, "utf8")),
  ]);
  const isSpelt = (word: string) => list.has(word) || tries.some((trie) => trie.hasWord(word, true));
  // Pages say the same words over and over.
  const spelt = new Map<string, boolean>();
  return {
    knows: (word) => {
      const known = spelt.get(word) ?? (isSpelt(word) || isSpelt(word.toLowerCase()));
      spelt.set(word, known);
      return known;
    },
    suggest: (word) => {
      const found = tries.flatMap((trie) => trie.suggestWithCost(word.toLowerCase(), { numSuggestions: 3 }));
      const words = found.toSorted((a, b) => a.cost - b.cost).map((suggestion) => suggestion.word);
      return [...new Set(words)].slice(0, 3);
    },
  };
}

function bytesOf(path: string): Buffer {
  const bytes = readFileSync(`node_modules/${path}`);
  return path.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

/** One word a line; '#' begins a comment, and cspell's signs say how words may be joined. */
function wordsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/[*+~!]/g, "").trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}
