import { WEBPACK } from "#model/documented-webpack.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { verifiedCode } from "./verified-code.ts";

/**
 * Returns the version of webpack that a page's examples run with; undefined if there are none, or if some code isn't
 * run. `npm test` fails when an example does something else than the page shows.
 */
export function verifiedWith(source: SourcePage): string | undefined {
  if (source.package !== undefined) return undefined;
  const kinds = new Set(verifiedCode(source).map(({ kind }) => kind));
  return kinds.has("project") && !kinds.has("fragment") ? WEBPACK : undefined;
}
