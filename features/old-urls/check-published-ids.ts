import type { Problem } from "#model/problem.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { problemOfData } from "../../core/problems/check-json.ts";
import { START } from "../../core/problems/place.ts";
import { findSection } from "./find-section.ts";
import type { PublishedIds } from "./published-ids.ts";

/** Reports published URLs and ids that lead nowhere, because other sites link to them. */
export function checkPublishedIds(published: PublishedIds, index: SiteIndex): Problem[] {
  return [...published].flatMap(([url, ids]) => {
    if (findSection(url, undefined, index) === undefined) {
      const fix = "Add the page that answers its question to data/redirects.json.";
      return [problemOf("redirects.json", `${url} was published and leads nowhere.`, fix)];
    }
    const page = index.pages.get(url);
    // This package's documentation couldn't be loaded.
    if (page?.package !== undefined && page.headings.length === 0) return [];
    const lost = ids.filter((id) => findSection(url, id, index) === undefined);
    return lost.map((id) => {
      const owner = page === undefined ? index.redirects.get(url) : url;
      const fix = `Give the section its id back, or say in data/old-ids.json, at ${owner}, where "${id}" leads now.`;
      return problemOf("old-ids.json", `${url}#${id} was published and leads nowhere.`, fix);
    });
  });
}

function problemOf(file: string, message: string, fix: string): Problem {
  return problemOfData(`data/${file}`, START, { rule: "published-id", message, fix });
}
