import type { ReferenceCategory, ReferenceEntry } from "#model/reference.ts";
import type { SourceHeading, SourcePage } from "../read/source-page.ts";
import { matchHeading, type ReferenceIndex } from "./match-heading.ts";

/** Categories of small things that can be documented in a row of a table. */
const IN_TABLES: ReadonlySet<ReferenceCategory> = new Set(["cli", "exports", "stats-fields", "plugin-hooks"]);

/** Returns the entries that first cells of rows name in code. */
export function entriesInTables(page: SourcePage, index: ReferenceIndex): ReferenceEntry[] {
  return page.namesInTables.flatMap(({ name, line }) => {
    const above = [page.frontMatter.title, ...headingsAbove(page, line).map(({ title }) => title)];
    const entry = matchHeading({ title: name, above, url: page.url }, index);
    return entry !== undefined && IN_TABLES.has(entry.category) ? [entry] : [];
  });
}

function headingsAbove(page: SourcePage, line: number): SourceHeading[] {
  const open: SourceHeading[] = [];
  for (const heading of page.headings) {
    if (heading.place.line > line) break;
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    open.push(heading);
  }
  return open;
}
