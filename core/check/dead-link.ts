import type { Problem } from "#model/problem.ts";
import { resolveLink } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { didYouMean } from "../problems/nearest-name.ts";
import { problemIn } from "../problems/problem-in.ts";
import { nearestUrl } from "./nearest-url.ts";

/**
 * Reports links to pages and files that don't exist. `unreadable` contains the URLs of pages that aren't in the index
 * because of their own mistakes.
 */
export function checkDeadLinks(
  page: SourcePage,
  index: SiteIndex,
  unreadable: ReadonlySet<string> = new Set(),
): Problem[] {
  return page.links.flatMap(({ href, place }) => {
    const target = resolveLink(href, page, index);
    if (target.kind !== "dead" || unreadable.has(target.url)) return [];
    const isPage = target.url.endsWith("/");
    const names = isPage ? index.pages.keys() : index.assets.keys().map((path) => `/${path}`);
    const what = `there is no such ${isPage ? "page" : "file"}`;
    return problemIn(page, place, {
      rule: "dead-link",
      message: href.startsWith("/") ? `${href}: ${what}.` : `${href}: ${what} (${target.url}).`,
      fix: didYouMean(nearestUrl(target.url, names), "Correct the URL, or remove the link."),
    });
  });
}
