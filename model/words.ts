/** Letters, digits, `_` and `$` in one run, with single hyphens between them: a word, or an identifier. */
const RUN = /[A-Za-z0-9_$\u00C0-\uFFFF]+(?:-[A-Za-z0-9_$\u00C0-\uFFFF]+)*/g;

/** Text → its runs as they stand: 'set output.publicPath of css-loader' → ['set', 'output', 'publicPath', 'of', 'css-loader']. */
export function runsOf(text: string): string[] {
  return text.match(RUN) ?? [];
}

/** A run → the words in it, lower-case: 'splitChunks' → ['split', 'chunks'], 'HTMLPlugin2' → ['html', 'plugin', '2']. */
export function partsOf(run: string): string[] {
  return (run.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z\u00C0-\uFFFF]+|\d+/g) ?? []).map((part) => part.toLowerCase());
}

/** A name without what readers leave out or add: 'optimization.splitChunks', 'Optimization split-chunks' → 'optimizationsplitchunks'. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9\u00C0-\uFFFF]+/g, "");
}

/** Words that say nothing about the subject. */
const STOP_WORDS = new Set(
  "a about am an and any are as at be been but by can could do does doing for from get got has have how i if in into is it its me my not of off on or our set should so some than that the their them then there these they this those to up use used using via vs was we what when where which while who why will with would you your webpack webpak wepback webapck".split(
    " ",
  ),
);

/** Is of no weight beside other words. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
