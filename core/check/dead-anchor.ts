import type { Problem } from "#model/problem.ts";
import { resolveLink } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { problemIn } from "../problems/problem-in.ts";

export function checkDeadAnchors(page: SourcePage, index: SiteIndex): Problem[] {
  return page.links.flatMap(({ href, place }) => {
    const target = resolveLink(href, page, index);
    if (target.kind !== "page" || target.id === undefined || isHandledByBrowsers(target.id)) return [];
    if (index.pages.get(target.url)?.unreadable) return [];
    const ids = index.ids(target.url);
    if (ids.has(target.id)) return [];
    const nearest = nearestName(target.id, ids);
    return problemIn(page, place, {
      rule: "dead-anchor",
      message: `${href}: ${href.startsWith("#") ? "this" : "that"} page has no such heading.`,
      fix: nearest === undefined ? "Correct the part after #, or remove it." : `Did you mean #${nearest}?`,
    });
  });
}

/** Recognizes the top of a page and text fragments, which no page has to contain. */
function isHandledByBrowsers(id: string): boolean {
  return id === "top" || id.startsWith(":~:");
}
