/** How this document came; undefined in browsers that don't tell. */
export function documentTiming(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming ? entry : undefined;
}
