/** Calls `act` when the browser is idle, or after three seconds. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 3000 });
  else setTimeout(act, 50);
}
