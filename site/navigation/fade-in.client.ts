/** As --motion-fast in tokens.css, in milliseconds. */
const DURATION = 120;
/** As that of a page that waits for the next (page-screen.module.css). It leaves the text readable. */
const FIRST_OPACITY = 0.6;

/** Lets the page that has just been shown appear softly, unless the reader prefers less motion. */
export function fadeIn(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  document.getElementById("content")?.animate({ opacity: [FIRST_OPACITY, 1] }, DURATION);
}
