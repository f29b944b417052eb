/** Returns how this document was loaded, or undefined if the browser doesn't report it. */
export function documentTiming(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? entry : undefined;
}
