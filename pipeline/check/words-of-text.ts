/** A word of a sentence and where it begins in the text. Parts of 'tree-shaking' are words, which know the whole. */
export type Word = { word: string; offset: number; whole: string };

/** The words of prose: without what is no English, as addresses, file names, camelCase, abbreviations and words of two letters. */
export function wordsOfText(text: string): Word[] {
  return [...text.matchAll(/[^\s—–…|]+/g)].flatMap(({ 0: token, index }) =>
    NO_PROSE.test(token) ? [] : wordsOfToken(token, index),
  );
}

/** Digits and signs of code, a dot inside, the call of a function, an address. */
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
