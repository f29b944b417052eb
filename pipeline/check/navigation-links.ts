import type { Problem } from "#model/problem.ts";
import { isExternal } from "#model/url.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { jsonPlaces } from "../read/json-places.ts";
import { NAVIGATION_FILE, Navigation } from "../read/navigation.ts";
import { problemOfData } from "../read/parse-data.ts";
import { didYouMean, nearestName } from "./nearest-name.ts";
import { nearestUrl } from "./nearest-url.ts";

type Target = { path: (string | number)[]; name: string };

/**
 * Reports names and URLs of data/navigation.json that don't exist, because the header and the footer leave them out
 * without a word. `text`: the file's text, which has no other mistakes.
 */
export function checkNavigationLinks(
  text: string,
  index: SiteIndex,
  unreadable: ReadonlySet<string> = new Set(),
): Problem[] {
  const { documentation, others, footer, notification } = Navigation.parse(JSON.parse(text));
  const sections = [...index.sections.keys()].filter((name) => name !== "");
  const pages = [...index.pages.keys()];
  const links = [
    ...linksBelow(["footer"], footer),
    ...linksBelow(["notification", "links"], notification?.links ?? []),
  ];
  const problems = (targets: Target[], kind: "section" | "page", nearest: (name: string) => string | undefined) =>
    targets.map(({ path, name }) =>
      problemOfData(NAVIGATION_FILE, jsonPlaces(text).ofPath(path), {
        rule: "dead-link",
        message: `${name}: there is no such ${kind}, so the link is left out.`,
        fix: didYouMean(nearest(name), "Correct it, or remove the link."),
      }),
    );
  const isPage = (url: string) => index.pages.has(url) || unreadable.has(url);
  const names = [...namesBelow("documentation", documentation), ...namesBelow("others", others)];
  return [
    ...problems(
      names.filter(({ path, name }) => !sections.includes(name) && !(path[0] === "others" && isPage(`/${name}/`))),
      "section",
      (name) => nearestName(name, sections),
    ),
    ...problems(
      links.filter(({ name }) => !isExternal(name) && !isPage(name)),
      "page",
      (url) => nearestUrl(url, pages),
    ),
  ];
}

function namesBelow(key: string, names: readonly string[]): Target[] {
  return names.map((name, position) => ({ path: [key, position], name }));
}

function linksBelow(path: readonly string[], links: readonly { url: string }[]): Target[] {
  return links.map(({ url }, position) => ({ path: [...path, position, "url"], name: url }));
}
