import type { Flag } from "#model/flag.ts";
import type { ReferenceEntry } from "#model/reference.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { documentedEntries } from "./documented-entries.ts";

/** Every flag that belongs to an option, in the order of the options, with the heading that documents the option. */
export function buildFlags({ reference, pages }: SiteIndex): Flag[] {
  if (reference === undefined) return [];
  const places = new Map<ReferenceEntry, string>();
  for (const page of pages.values()) {
    for (const { heading, entry } of documentedEntries(page, reference)) places.set(entry, `${page.url}#${heading.id}`);
  }
  return reference.reference.entries.flatMap((entry) => {
    if (entry.flag === undefined || entry.category !== "options") return [];
    const url = places.get(entry);
    return { name: entry.flag, option: entry.name, values: entry.values ?? [], ...(url !== undefined && { url }) };
  });
}
