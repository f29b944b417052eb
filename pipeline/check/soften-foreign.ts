import type { Problem } from "#model/problem.ts";

/** Rules for content that no site can show. */
const ALWAYS_ERRORS = new Set(["syntax", "encoding", "front-matter", "duplicate-url", "no-pages"]);

/**
 * Turns problems of external content that only this project cares about into warnings, including links that may lead to
 * pages outside the tree.
 */
export function softenForeign(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => (ALWAYS_ERRORS.has(problem.rule) ? problem : { ...problem, severity: "warning" }));
}
