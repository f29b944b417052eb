import type { Problem } from "#model/problem.ts";

/** What no site can show, whoever wrote it. */
const ALWAYS_ERRORS = new Set(["syntax", "encoding", "front-matter", "duplicate-url", "no-pages"]);

/**
 * Problems of other people's documentation: what only this project forbids, and links that may lead to pages outside of
 * the tree, are warnings there.
 */
export function softenForeign(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => (ALWAYS_ERRORS.has(problem.rule) ? problem : { ...problem, severity: "warning" }));
}
