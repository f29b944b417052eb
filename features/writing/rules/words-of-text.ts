/**
 * A word of a sentence and where it starts in the text. Parts of 'tree-shaking' are words that know the whole compound.
 */
export type Word = { word: string; offset: number; whole: string };

/** Returns the words of prose without URLs, file names, camelCase, abbreviations and words of two letters. */
export function wordsOfText(text: string): Word[] {
  return [...text.matchAll(/[^\s—–…|]+/g)].flatMap(({ 0: token, index }) =>
    NO_PROSE.test(token) ? [] : wordsOfToken(token, index),
  );
}

/** Matches digits and symbols of code, a dot inside, a function call, or a URL. */
const NO_PROSE = /[\d_@#=<>{}$\\/]|[\p{L}]\.\p{L}|\p{L}\(|^--?\p{L}/u;

function wordsOfToken(token: string, start: number): Word[] {
  const whole = normal(/\p{L}[\p{L}'’-]*/u.exec(token)?.[0] ?? "");
  return [...token.matchAll(/\p{L}[\p{L}'’]*/gu)].flatMap(({ 0: written, index }) => {
    const word = normal(written);
    return word.length < 3 || /.\p{Lu}/u.test(word) ? [] : [{ word, offset: start + index, whole }];
  });
}

/** 'page’s' → 'page', 'modules'' → 'modules'. */
function normal(written: string): string {
  return written
    .replaceAll("’", "'")
    .replace(/['-]+$/, "")
    .replace(/'s$/, "");
}
