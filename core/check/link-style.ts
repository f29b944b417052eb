import type { Problem } from "#model/problem.ts";
import { resolveLink } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { problemIn } from "../problems/problem-in.ts";

/** Reports links that only reach their page through a redirect: '/concepts/output' instead of '/concepts/output/'. */
export function checkLinkStyle(page: SourcePage, index: SiteIndex): Problem[] {
  return page.links.flatMap(({ href, place }) => {
    if (!href.startsWith("/")) return [];
    const target = resolveLink(href, page, index);
    const path = /^[^?#]*/.exec(href)?.[0] ?? "";
    if (target.kind !== "page" || path.endsWith("/")) return [];
    return problemIn(page, place, {
      rule: "link-style",
      severity: "warning",
      message: `${href}: that page's URL ends with a slash.`,
      fix: `Write ${target.href}.`,
    });
  });
}
