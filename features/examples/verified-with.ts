import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SourcePage } from "../../core/read/source-page.ts";
import { codeOfFences } from "./code-of-fences.ts";

/**
 * Returns the version of webpack that a page's examples run with; undefined if there are none, or if some code isn't
 * run. `npm test` fails when an example does something else than the page shows.
 */
export function verifiedWith(source: SourcePage, { reference }: SiteIndex): string | undefined {
  if (source.package !== undefined) return undefined;
  const kinds = new Set(codeOfFences(source).map(({ kind }) => kind));
  return kinds.has("project") && !kinds.has("fragment") ? reference?.reference.versions["webpack"] : undefined;
}
