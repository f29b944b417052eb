import { toString as textOf } from "mdast-util-to-string";
import { firstSentence } from "#model/first-sentence.ts";
import type { ReferenceEntry } from "#model/reference.ts";
import type { Cache } from "../../core/cache/step-cache.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { entriesOfWholePage } from "../reference/coverage.ts";
import { documentedEntries } from "../reference/documented-entries.ts";
import { entriesInTables } from "../reference/entries-in-tables.ts";
import { REFERENCE } from "../reference/fact.ts";

/** The place that documents an entry, and its first sentence. */
type Description = { url: string; summary?: string };

export type DescribedEntry = { entry: ReferenceEntry; description: Description | undefined };

const STEP = { name: "summaries", module: import.meta.filename };

/** Returns every entry of the reference, with the place of its documentation. */
export function describedEntries(site: SiteIndex, cache: Cache): DescribedEntry[] {
  const index = REFERENCE.of(site);
  if (index === undefined) return [];
  const found = new Map<ReferenceEntry, Description>();
  const add = (entry: ReferenceEntry, description: Description) => {
    if (!found.has(entry)) found.set(entry, description);
  };
  const own = [...site.pages.values()].filter((page) => page.package === undefined);
  for (const page of own) {
    const documented = documentedEntries(page, index);
    const summaries = documented.length === 0 ? {} : cache.get(STEP, [page.hash], () => summariesOf(page));
    page.dropTree?.();
    for (const { entry, heading } of documented) {
      add(entry, { url: `${page.url}#${heading.id}`, ...summaries[heading.id] });
    }
  }
  for (const page of own) {
    const { description: summary } = page.frontMatter;
    const whole = { url: page.url, ...(summary !== undefined && { summary }) };
    for (const entry of entriesOfWholePage(page, index)) add(entry, whole);
    for (const entry of entriesInTables(page, index)) add(entry, { url: page.url });
  }
  const { entries } = index.reference;
  const byName = new Map(entries.map((entry) => [`${entry.category} ${entry.name}`, entry]));
  return entries.map((entry) => {
    const twin = byName.get(`${entry.category} ${entry.sameAs}`);
    return { entry, description: found.get(entry) ?? (twin && found.get(twin)) };
  });
}

/** Returns the first sentence below each heading, by the heading's id. */
function summariesOf(page: SourcePage): Record<string, { summary: string }> {
  const summaries: Record<string, { summary: string }> = {};
  let id: unknown;
  for (const node of page.tree.children) {
    if (node.type === "heading") id = node.data?.hProperties?.["id"];
    else if (node.type === "paragraph" && typeof id === "string") {
      // An old id may be a separate element.
      const summary = firstSentence(textOf(node, { includeHtml: false }));
      if (summary !== "") summaries[id] ??= { summary };
    }
  }
  return summaries;
}
