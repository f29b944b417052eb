import { resolveLink } from "../../core/index/resolve-link.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { OLD_IDS } from "../old-urls/fact.ts";
import { findSection } from "../old-urls/find-section.ts";
import { safeId } from "./safe-id.ts";

/**
 * Returns a link of a README as readers get it: without a heading that the page doesn't have; undefined if there is
 * nothing to link to, so that only its text stays.
 */
export function fixLink(href: string, page: SourcePage, index: SiteIndex): string | undefined {
  const target = resolveLink(href, page, index);
  if (target.kind === "dead") {
    const [, hash] = target.href.split("#");
    const replacement = findSection(target.url, hash, index) ?? findSection(target.url, undefined, index);
    return replacement && encodeURI(replacement);
  }
  if (target.kind !== "page" || target.id === undefined) return target.href === "#" ? undefined : target.href;
  const ids = index.ids(target.url);
  // GitHub ignores the case of headings.
  const small = target.id.toLowerCase();
  const id = [target.id, small, safeId(target.id), safeId(small)].find((candidate) => ids.has(candidate));
  const [path = ""] = target.href.split("#");
  const oldIds = OLD_IDS.of(index).get(target.url);
  const moved = oldIds?.get(target.id) ?? oldIds?.get(small);
  if (id !== undefined) return `${path}#${encodeURIComponent(id)}`;
  if (moved !== undefined) return encodeURI(moved);
  return target.url === page.url ? undefined : path;
}
