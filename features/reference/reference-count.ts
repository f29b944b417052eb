import type { ReferenceCount } from "#model/page.ts";
import type { ReferenceCategory, ReferenceNoun } from "#model/reference.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { documentedEntries } from "./documented-entries.ts";
import { REFERENCE } from "./fact.ts";

/** On a page with fewer names, readers find one without a filter. */
const MIN_COUNT = 15;

const NOUNS: Record<ReferenceCategory, ReferenceNoun> = {
  options: "options",
  "plugin-options": "options",
  "dev-server-options": "options",
  cli: "commands",
  hooks: "hooks",
  "plugin-hooks": "hooks",
  exports: "exports",
  "stats-fields": "fields",
  "module-variables": "names",
  "magic-comments": "names",
  "loader-context": "members",
};

/** Returns what kind of names a page documents and how many; undefined if there are few. */
export function referenceCount(source: SourcePage, index: SiteIndex): ReferenceCount | undefined {
  const reference = REFERENCE.of(index);
  if (reference === undefined || source.package !== undefined) return undefined;
  const documented = documentedEntries(source, reference);
  const nouns = Map.groupBy(documented, ({ entry }) => NOUNS[entry.category]);
  const [most] = [...nouns].sort(([, a], [, b]) => b.length - a.length);
  return most === undefined || documented.length < MIN_COUNT ? undefined : { count: documented.length, noun: most[0] };
}
