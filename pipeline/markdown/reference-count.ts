import type { ReferenceCount } from "#model/page.ts";
import type { ReferenceCategory } from "#model/reference.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../read/source-page.ts";
import { documentedEntries } from "../reference/documented-entries.ts";

/** From so many on, readers look for a name rather than read. */
const MANY = 15;

const NOUNS: Record<ReferenceCategory, string> = {
  options: "options",
  "plugin-options": "options",
  "dev-server-options": "options",
  cli: "commands and flags",
  hooks: "hooks",
  "plugin-hooks": "hooks",
  exports: "exports",
  "stats-fields": "fields",
  "module-variables": "names",
  "magic-comments": "names",
  "loader-context": "members",
};

/** What of the reference a page documents, and how many; undefined for pages where that is little. */
export function referenceCount(source: SourcePage, { reference }: SiteIndex): ReferenceCount | undefined {
  if (reference === undefined || source.package !== undefined) return undefined;
  const documented = documentedEntries(source, reference);
  const nouns = Map.groupBy(documented, ({ entry }) => NOUNS[entry.category]);
  const [most] = [...nouns].sort(([, a], [, b]) => b.length - a.length);
  return most === undefined || documented.length < MANY ? undefined : { count: documented.length, noun: most[0] };
}
