import type { ReferenceCategory, ReferenceEntry } from "#model/reference.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { outlineOf } from "./documented-entries.ts";
import { matchHeading, type ReferenceIndex } from "./match-heading.ts";

/** Categories whose names can be documented in a table row, because there's little to say about each. */
const IN_TABLES: ReadonlySet<ReferenceCategory> = new Set(["cli", "exports", "stats-fields", "plugin-hooks"]);

/** Returns the entries that first cells of rows name in code. */
export function entriesInTables(page: SourcePage, index: ReferenceIndex): ReferenceEntry[] {
  const outline = outlineOf(page);
  return page.namesInTables.flatMap(({ name, line }) => {
    const last = outline.findLast(({ heading }) => heading.place.line <= line);
    const above = last === undefined ? [page.frontMatter.title] : [...last.above, last.heading.title];
    const entry = matchHeading({ title: name, above, url: page.url }, index);
    return entry !== undefined && IN_TABLES.has(entry.category) ? [entry] : [];
  });
}
