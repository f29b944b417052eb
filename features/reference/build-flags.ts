import type { Flag } from "#model/flag.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { documentedEntries } from "./documented-entries.ts";
import { REFERENCE } from "./fact.ts";

/** Builds the table of flags in the order of the schemas. */
export function buildFlags(index: SiteIndex): Flag[] {
  const reference = REFERENCE.of(index);
  if (reference === undefined) return [];
  const { entries, flags } = reference.reference;
  const urls = new Map<string, string>();
  for (const page of index.pages.values()) {
    for (const { heading, entry } of documentedEntries(page, reference)) {
      const url = `${page.url}#${heading.id}`;
      urls.set(entry.name, url);
      if (entry.flag !== undefined) urls.set(entry.flag, url);
    }
  }
  const twins = new Map(entries.flatMap(({ flag, sameAs }) => (flag && sameAs ? [[flag, sameAs]] : [])));
  const rows = flags.map(({ names: [name = "", ...others], options, values }) => {
    const path = (options[0] ?? "").replaceAll("[]", "");
    const url = urls.get(name) ?? urls.get(twins.get(name) ?? "");
    // Conditions in rules are documented as `Rule.test`, and the command line calls them `module.rules.test`.
    if (url !== undefined) urls.set(path, url);
    return { names: [name, ...others], option: options[0] ?? "", values, path };
  });
  return rows.map(({ path, ...row }) => {
    const url = nearest(path, urls);
    return { ...row, ...(url !== undefined && { url }) };
  });
}

/** Returns the URL of 'module.rules.exclude.glob', or else of `module.rules.exclude`, `module.rules` or `module`. */
function nearest(path: string, urls: ReadonlyMap<string, string>): string | undefined {
  const end = path.lastIndexOf(".");
  return urls.get(path) ?? (end === -1 ? undefined : nearest(path.slice(0, end), urls));
}
