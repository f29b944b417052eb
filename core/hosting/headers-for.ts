/** Headers for an exact path, or for all paths with a prefix if it ends with '*'. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** Returns the headers for a path. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
