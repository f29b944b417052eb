import { REFERENCE_CATEGORIES, type ReferenceCategory, type ReferenceEntry } from "#model/reference.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { documentedEntries } from "./documented-entries.ts";
import { entriesInTables } from "./entries-in-tables.ts";
import { matchHeading, type ReferenceIndex } from "./match-heading.ts";

export type Coverage = {
  category: ReferenceCategory;
  /** Names that need their own documentation. */
  total: number;
  missing: ReferenceEntry[];
};

/** Returns the names with and without a heading on a page, per category. */
export function coverageOf(pages: Iterable<SourcePage>, index: ReferenceIndex): Coverage[] {
  const documented = new Set<ReferenceEntry>();
  for (const page of pages) {
    for (const { entry } of documentedEntries(page, index)) documented.add(entry);
    for (const entry of entriesOfWholePage(page, index)) documented.add(entry);
    for (const entry of entriesInTables(page, index)) documented.add(entry);
  }
  const documentedTwins = new Set([...documented].map((entry) => entry.sameAs));
  return REFERENCE_CATEGORIES.map((category) => {
    const entries = index.reference.entries.filter(
      (entry) => entry.category === category && entry.sameAs === undefined,
    );
    const missing = entries.filter((entry) => !documented.has(entry) && !documentedTwins.has(entry.name));
    return { category, total: entries.length, missing };
  });
}

/** Returns what a whole page is about: its plugin's export, or the option in its URL (/configuration/dev-server/). */
export function entriesOfWholePage(page: SourcePage, index: ReferenceIndex): ReferenceEntry[] {
  const plugin = matchHeading({ title: page.frontMatter.title, above: [], url: page.url }, index);
  const address = /^\/configuration\/([\w-]+)\/$/
    .exec(page.url)?.[1]
    ?.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  const option = index.byName.get(address ?? "")?.find((entry) => entry.category === "options");
  return [plugin, option].filter((entry) => entry !== undefined);
}
