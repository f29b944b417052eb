import type { Problem } from "#model/problem.ts";
import type { CheckedSite } from "../../core/check/check-plugin.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { problemOfData } from "../../core/problems/check-json.ts";
import { nearestName } from "../../core/problems/nearest-name.ts";
import { START } from "../../core/problems/place.ts";
import { OLD_IDS } from "./fact.ts";

/** Reports redirects and old ids that lead nowhere, and old ids that are in use on their page. */
export function checkOldUrls({ index }: Pick<CheckedSite, "index">): Problem[] {
  const redirects = [...index.redirects].flatMap(([from, to]) => {
    const repeated = index.pages.has(from) ? [`${from} is a page. Remove this redirect.`] : [];
    const missing = missingTarget(to, index).map((words) => `${from} leads to ${to}: ${words}`);
    return [...repeated, ...missing].map((message) => problemOf("redirects.json", message));
  });
  const oldIds = [...OLD_IDS.of(index)].flatMap(([url, rows]) => {
    const page = index.pages.get(url);
    if (page === undefined) return [problemOf("old-ids.json", `There is no page ${url}.`)];
    // This package's documentation couldn't be loaded.
    if (page.package !== undefined && page.headings.length === 0) return [];
    return [...rows].flatMap(([id, target]) => {
      const repeated = index.ids(url).has(id) ? [`${url} has the id ${id} itself. Remove this line.`] : [];
      const missing = missingTarget(target, index).map((words) => `${url}#${id} leads to ${target}: ${words}`);
      return [...repeated, ...missing].map((message) => problemOf("old-ids.json", message));
    });
  });
  return [...redirects, ...oldIds];
}

function missingTarget(target: string, index: SiteIndex): string[] {
  const [url = "/", id] = target.split("#");
  const page = index.pages.get(url);
  if (page === undefined) return ["there is no such page."];
  if (id === undefined || index.ids(url).has(id)) return [];
  if (page.package !== undefined && page.headings.length === 0) return [];
  const nearest = nearestName(id, index.ids(url));
  return [`that page has no such section.${nearest === undefined ? "" : ` Did you mean #${nearest}?`}`];
}

function problemOf(file: string, message: string): Problem {
  const fix = "Name the section that answers the question today.";
  return problemOfData(`data/${file}`, START, { rule: "old-address", message, fix });
}
