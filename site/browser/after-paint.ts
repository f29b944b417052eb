/** Calls `act` after the next frame, so that the response to a press is painted first. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
