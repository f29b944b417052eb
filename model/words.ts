/** Letters, digits, `_` and `$` in a row, with single hyphens between them: a word, or an identifier. */
const RUN = /[A-Za-z0-9_$\u00C0-\uFFFF]+(?:-[A-Za-z0-9_$\u00C0-\uFFFF]+)*/g;

/**
 * Splits a text into words and identifiers: 'set output.publicPath of css-loader' → ['set', 'output', 'publicPath',
 * 'of', 'css-loader'].
 */
export function runsOf(text: string): string[] {
  const runs = text.match(RUN) ?? [];
  return hasChinese(text) ? runs.flatMap(piecesOf) : runs;
}

/**
 * Chinese has no spaces between words, so each two neighboring characters count as a word: '使用loader，代码分割' → ['使用',
 * 'loader', '代码', '码分', '分割'].
 */
function piecesOf(run: string): string[] {
  return (run.match(PIECE) ?? []).flatMap((piece) => {
    const characters = hasChinese(piece) ? [...piece] : [];
    if (characters.length <= 2) return piece.match(RUN) ?? [];
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
}

/** Tells whether a text has Chinese characters, which have no spaces between words. */
export function hasChinese(text: string): boolean {
  return HAN.test(text);
}

const HAN = /\p{Script=Han}/u;
/** Matches Chinese characters in a row, or other characters but punctuation marks. */
const PIECE = /\p{Script=Han}+|[^\p{Script=Han}\u2000-\u206F\u3000-\u303F\uFF00-\uFFEF]+/gu;

/**
 * Splits an identifier into lower-case words: 'splitChunks' → ['split', 'chunks'], 'HTMLPlugin2' → ['html', 'plugin',
 * '2'].
 */
export function partsOf(run: string): string[] {
  return (run.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z\u00C0-\uFFFF]+|\d+/g) ?? []).map((part) => part.toLowerCase());
}

/** Tells whether a run is one word and nothing else, such as 'Loader'. */
export function isPlainWord(run: string): boolean {
  return PLAIN.test(run);
}

const PLAIN = /^[A-Za-z]?[a-z]*$/;

/**
 * Removes from a name what readers leave out or add: 'optimization.splitChunks', 'Optimization split-chunks' →
 * 'optimizationsplitchunks'.
 */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9\u00C0-\uFFFF]+/g, "");
}

/** Removes stop words from a name: 'Upgrade from webpack 4' → 'upgrade4'; '' if fewer than two other words remain. */
export function contentKey(name: string): string {
  const words = runsOf(name).filter((word) => !isStopWord(word.toLowerCase()));
  return words.length < 2 ? "" : nameKey(words.join(" "));
}

/** Stop words say nothing about the subject. */
const STOP_WORDS = new Set(
  "a about also always am an and any anyone are aren as at be been best bug but by can cant correctly could couldn despite didn do does doesn doesnt doing don dont dosen even expected for from get give got has hasn have haven here how i if in into is isn issue it its just like makes me my need needs not now of off on or our problem problems properly question re really right s same see seems set should so some still t than that the their them then there these they thing think this those thought to trouble trying up use used using ve via vs want wants was way we webapck webpack webpak well wepback what when where which while who why will with won work worked working works would wouldn wrong you your".split(
    " ",
  ),
);

/** Tells whether a word counts for nothing beside other words. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
