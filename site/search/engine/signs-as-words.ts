/**
 * Replaces the signs that readers write for a folder by the word "alias", because signs aren't words: "use @ in
 * imports" → "use alias in imports", "import '@/components'" → "import alias". A query that already has the word only
 * loses the sign. Names of packages stay: '@babel/core'.
 */
export function signsAsWords(text: string): string {
  const word = /\balias/i.test(text) ? "" : "alias";
  return text.replace(ALIAS, (_, before: string) => `${before}${word}`);
}

/** Matches '@', '~', '@/…' and '~/…' as one word, also in quotes. */
const ALIAS = /(^|\s)(["'`]?)[@~](?:\/[^\s"'`]*)?\2(?=\s|$)/g;
