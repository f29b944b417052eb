/** Does something when the browser has nothing else to do, three seconds later at the latest. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 3000 });
  else setTimeout(act, 50);
}
