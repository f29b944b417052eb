const MARGIN = 24;

/** Returns the pixels to scroll to bring `own` into `frame` with a margin; 0 when it's there. */
export function scrollNeeded(own: { top: number; bottom: number }, frame: { top: number; bottom: number }): number {
  if (own.top < frame.top + MARGIN) return own.top - frame.top - MARGIN;
  if (own.bottom > frame.bottom - MARGIN) return own.bottom - frame.bottom + MARGIN;
  return 0;
}
