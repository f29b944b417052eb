import type { Problem, Severity } from "#model/problem.ts";
import type { Place, SourcePage } from "../read/source-page.ts";

type Words = { rule: string; message: string; remedy: string; severity?: Severity };

/** A mistake at one place of a page; an error unless it says otherwise. */
export function problemIn(page: SourcePage, place: Place, { severity = "error", ...words }: Words): Problem {
  return { file: page.path, line: place.line, column: place.column, severity, ...words };
}
