import type { Problem } from "#model/problem.ts";
import { isExternal } from "#model/url.ts";
import { nearestUrl } from "../../../core/check/nearest-url.ts";
import { NAVIGATION_FILE, Navigation } from "../../../core/config/navigation.ts";
import type { SiteIndex } from "../../../core/index/site-index.ts";
import { problemOfData } from "../../../core/problems/check-json.ts";
import { jsonPlaces } from "../../../core/problems/json-places.ts";
import { didYouMean, nearestName } from "../../../core/problems/nearest-name.ts";

type Path = readonly (string | number)[];

/**
 * Reports names and URLs of data/navigation.json that don't exist, because the header and the footer leave them out
 * silently. `text`: the file's text, which has no other mistakes.
 */
export function checkNavigationLinks(
  text: string,
  index: SiteIndex,
  unreadable: ReadonlySet<string> = new Set(),
): Problem[] {
  const { documentation, others, footer, notification } = Navigation.parse(JSON.parse(text));
  const sections = [...index.sections.keys()].filter((name) => name !== "");
  const isPage = (url: string) => index.pages.has(url) || unreadable.has(url);
  const report = (path: Path, message: string, nearest: string | undefined) =>
    problemOfData(NAVIGATION_FILE, jsonPlaces(text).ofPath(path), {
      rule: "dead-link",
      message: `${message}, so the link is left out.`,
      fix: didYouMean(nearest, "Correct it, or remove the link."),
    });
  const checkName = (name: string, path: Path, mayBePage: boolean) =>
    sections.includes(name) || (mayBePage && isPage(`/${name}/`))
      ? []
      : report(path, `${name}: there is no such section`, nearestName(name, sections));
  const checkUrl = (url: string, path: Path) =>
    isExternal(url) || isPage(url)
      ? []
      : report(path, `${url}: there is no such page`, nearestUrl(url, index.pages.keys()));
  return [
    ...documentation.flatMap((name, position) => checkName(name, ["documentation", position], false)),
    ...others.flatMap((name, position) => checkName(name, ["others", position], true)),
    ...footer.flatMap(({ url }, position) => checkUrl(url, ["footer", position, "url"])),
    ...(notification?.links ?? []).flatMap(({ url }, at) => checkUrl(url, ["notification", "links", at, "url"])),
  ];
}
