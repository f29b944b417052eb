import { toString } from "mdast-util-to-string";
import type { ReferenceCategory, ReferenceEntry } from "#model/reference.ts";
import { placeOf } from "../markdown/place-of.ts";
import { walkTree } from "../markdown/walk-tree.ts";
import type { SourceHeading, SourcePage } from "../read/source-page.ts";
import { matchHeading, type ReferenceIndex } from "./match-heading.ts";

/** Small things that a row of a table documents as well as a heading. */
const IN_TABLES: ReadonlySet<ReferenceCategory> = new Set(["cli", "exports", "stats-fields", "plugin-hooks"]);

/** Entries that the first cell of a row names in code. */
export function entriesInTables(page: SourcePage, index: ReferenceIndex): ReferenceEntry[] {
  const entries: ReferenceEntry[] = [];
  walkTree(page.tree, (node) => {
    if (node.type !== "tableRow") return;
    const code = node.children[0]?.children.find((child) => child.type === "inlineCode");
    if (code === undefined) return;
    const above = [page.frontMatter.title, ...headingsAbove(page, placeOf(node).line).map(({ title }) => title)];
    const title = toString(code).replace(/^-\w, |[ =].*$/g, "");
    const entry = matchHeading({ title, above, url: page.url }, index);
    if (entry !== undefined && IN_TABLES.has(entry.category)) entries.push(entry);
  });
  return entries;
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
