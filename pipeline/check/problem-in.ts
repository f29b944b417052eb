import type { Problem, Severity } from "#model/problem.ts";
import type { Place, SourcePage } from "../read/source-page.ts";

type Texts = { rule: string; message: string; fix: string; severity?: Severity };

/** Creates a problem at a place in a page, which is an error by default. */
export function problemIn(page: SourcePage, place: Place, { severity = "error", ...texts }: Texts): Problem {
  return { file: page.path, line: place.line, column: place.column, severity, ...texts };
}
