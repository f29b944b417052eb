/**
 * Returns the stem that all forms of a lower-case English word share: 'caching', 'cached', 'caches' and 'cache' →
 * 'cach'. Agent nouns such as 'loader' keep their ending. It removes too little rather than too much, because
 * identifiers are stemmed too.
 */
export function stem(word: string): string {
  if (word.length < 4 || !MAY_CHANGE.test(word)) return word;
  const singular = singularOf(word);
  const plain = withoutEnding(singular);
  return plain.length < 3
    ? singular
    : plain
        .replace(/([bdfgmnprt])\1$/, "$1")
        .replace(/y$/, "i")
        .replace(/(?<=[a-z]{2})e$/, "");
}

/** Half of all words have none of these endings and need no further work. */
const MAY_CHANGE = /^[a-z]+(?:[degnsy]|([bfmprt])\1)$/;

function singularOf(word: string): string {
  if (/ie[sd]$/.test(word)) return `${word.slice(0, -3)}y`;
  if (!word.endsWith("s")) return word;
  return word.replace(/(ss|sh|ch|x|z)es$/, "$1").replace(/([^su])s$/, "$1");
}

function withoutEnding(word: string): string {
  switch (word.at(-1)) {
    case "n":
      return word.replace(/(?:ization|isation)$/, "ize").replace(/(?<=[a-z]{4})(?:ation|ition)$/, "");
    case "e":
      return word.replace(/ise$/, "ize");
    case "g":
      return word.replace(/(?<=[aeiouy][a-z]*[a-z])ing$/, "");
    case "d":
      return word.replace(/(?<=[aeiouy][a-z]*[a-z])ed$/, "");
    case "y":
      return word.replace(/(?<=[aeiouy][a-z]*[a-z])ly$/, "");
    default:
      return word;
  }
}
