/**
 * A lower-case English word → what its forms have in common: 'caching', 'cached', 'caches' and 'cache' → 'cach'. It errs on
 * the side of too little: identifiers pass through here too.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const singular = word
    .replace(/(?:ies|ied)$/, "y")
    .replace(/(ss|sh|ch|x|z)es$/, "$1")
    .replace(/([^su])s$/, "$1");
  const plain = singular
    .replace(/(?:isation|ization)$/, "ize")
    .replace(/ise$/, "ize")
    .replace(/(?<=[a-z]{4})(?:ation|ition)$/, "")
    .replace(/(?<=[aeiouy][a-z]*[a-z])(?:ing|ed|er|or)$/, "")
    .replace(/(?<=[aeiouy][a-z]*[a-z])ly$/, "");
  return plain.length < 3
    ? singular
    : plain
        .replace(/([bdfgmnprt])\1$/, "$1")
        .replace(/y$/, "i")
        .replace(/(?<=[a-z]{2})e$/, "");
}
