import type { Problem, Severity } from "#model/problem.ts";
import type { Place } from "./place.ts";

export type ProblemTexts = { rule: string; message: string; fix: string; severity?: Severity };

/** Creates a problem at a place in a file of the content, which is an error by default. */
export function problemIn(
  { path }: { path: string },
  { line, column }: Place,
  { severity = "error", ...texts }: ProblemTexts,
): Problem {
  return { file: path, line, column, severity, ...texts };
}
