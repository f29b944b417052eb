/** The heights that the stylesheet knows (site/styles/rows.css), in lines of text. */
const KNOWN = [2, 3, 4, 6, 8, 12, 16, 24, 32, 40, 48, 64, 96, 160, 256];

/**
 * Returns the class for content that's `rows` lines tall. While it's out of view, the browser skips its layout and
 * assumes that height.
 */
export function rowsClass(rows: number): string {
  return `rows-${KNOWN.reduce((best, known) => (Math.abs(known - rows) < Math.abs(best - rows) ? known : best))}`;
}
