/** Does something when the next frame, which answers what was pressed, has been painted. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
