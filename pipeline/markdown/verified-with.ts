import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../read/source-page.ts";
import { codeOfFences } from "./code-of-fences.ts";

/**
 * The version of webpack that a page's examples are run with; undefined where there is none, or code that nothing runs.
 * `npm test` keeps it true: it fails when an example does something else than the page shows.
 */
export function verifiedWith(source: SourcePage, { reference }: SiteIndex): string | undefined {
  if (source.package !== undefined) return undefined;
  const kinds = new Set(codeOfFences(source).map(({ kind }) => kind));
  return kinds.has("project") && !kinds.has("fragment") ? reference?.reference.versions["webpack"] : undefined;
}
