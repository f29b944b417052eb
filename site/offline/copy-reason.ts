import { COPY_TIMING, type CopyReason, savedAddress } from "#model/offline.ts";

/**
 * Why the worker answered with a saved copy of the page on the screen; undefined when it came from the network, or was
 * loaded by script since.
 */
export function copyReason(): CopyReason | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming)) return undefined;
  if (savedAddress(new URL(entry.name).pathname) !== savedAddress(location.pathname)) return undefined;
  const reason = entry.serverTiming?.find(({ name }) => name === COPY_TIMING)?.description;
  return reason === "slow" || reason === "failed" ? reason : undefined;
}
