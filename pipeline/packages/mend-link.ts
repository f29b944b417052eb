import { resolveLink } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../read/source-page.ts";
import { safeId } from "./safe-id.ts";

/**
 * A link of a README as the reader gets it: to the page without the heading where the page has no such heading; undefined
 * where nothing is left to link to, so that only its text stays.
 */
export function mendLink(href: string, page: SourcePage, index: SiteIndex): string | undefined {
  const target = resolveLink(href, page, index);
  if (target.kind === "dead") return undefined;
  if (target.kind !== "page" || target.id === undefined) return target.href === "#" ? undefined : target.href;
  const ids = index.ids(target.url);
  // GitHub finds headings whatever the letters' case.
  const small = target.id.toLowerCase();
  const id = [target.id, small, safeId(target.id), safeId(small)].find((candidate) => ids.has(candidate));
  const [path = ""] = target.href.split("#");
  if (id !== undefined) return `${path}#${encodeURIComponent(id)}`;
  return target.url === page.url ? undefined : path;
}
