import { afterPaint } from "../after-paint.ts";

/** Less than the height of any row, in pixels. */
const ROW = 28;

/** How many rows fill the window, at least. */
export function rowsOfWindow(): number {
  return Math.ceil(innerHeight / ROW);
}

/**
 * The frame that answers a press has so many of the rows that come into view as fill the window, all others follow after it: the browser
 * would lay out two and a half windows of them before it shows any.
 */
export function showWindowFirst(rows: readonly HTMLElement[]): void {
  const count = rowsOfWindow();
  for (const [at, row] of rows.entries()) {
    if (at < count) row.style.contentVisibility = "visible";
    else row.hidden = true;
  }
  afterPaint(() => {
    for (const row of rows) {
      row.style.contentVisibility = "";
      row.hidden = false;
    }
  });
}
