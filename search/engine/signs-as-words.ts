/**
 * Replaces the signs that readers write for a folder by the word "alias", because signs aren't words: "use @ in
 * imports" → "use alias in imports", "import '@/components'" → "import alias". A query that already has the word only
 * loses the sign. Names of packages stay: '@babel/core'. Stop words that say that something fails are replaced too.
 */
export function signsAsWords(text: string): string {
  const word = /\balias/i.test(text) ? "" : "alias";
  return text.replace(ALIAS, (_, before: string) => `${before}${word}`).replace(NOT_WORKING, "troubleshooting");
}

/** Matches '@', '~', '@/…' and '~/…' as one word, also in quotes. */
const ALIAS = /(^|\s)(["'`]?)[@~](?:\/[^\s"'`]*)?\2(?=\s|$)/g;

/** 'hmr not working', 'alias doesn't work' */
const NOT_WORKING = /\b(?:(?:do(?:es)?|is|are)(?:n['’]?t| not)|not|stop(?:s|ped)?|never) work(?:s|ing)?\b/gi;
