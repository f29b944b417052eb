/** The heights that the style sheet knows (site/styles/rows.css), in rows of text. */
const KNOWN = [2, 3, 4, 6, 8, 12, 16, 24, 32, 40, 48, 64, 96, 160, 256];

/** The class for what is some rows tall: while it is out of view the browser does not lay it out, and takes its height from it. */
export function rowsClass(rows: number): string {
  return `rows-${KNOWN.reduce((best, known) => (Math.abs(known - rows) < Math.abs(best - rows) ? known : best))}`;
}
