const MARGIN = 24;

/** How far to scroll, in pixels, so that `own` lies within `frame` with a margin; 0 when it does. */
export function scrollNeeded(own: { top: number; bottom: number }, frame: { top: number; bottom: number }): number {
  if (own.top < frame.top + MARGIN) return own.top - frame.top - MARGIN;
  if (own.bottom > frame.bottom - MARGIN) return own.bottom - frame.bottom + MARGIN;
  return 0;
}
