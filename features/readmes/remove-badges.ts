import type { Nodes, Root } from "mdast";
import { removeEmpty } from "./remove-empty.ts";
import { visibleText } from "./tree-text.ts";

/** Removes badges (build, coverage, downloads, sponsors), which say nothing about a fixed version. */
export function removeBadges(tree: Root): void {
  removeWhere(
    tree,
    (node) => node.type === "image" && isBadgeUrl(node.url),
    (node) => node.type === "paragraph" && /^(?:[^:]{1,40}:\s*)+$/.test(visibleText(node)),
  );
  removeEmpty(tree);
}

/** Returns whether anything was removed. `isRest` recognizes text that makes no sense without it, such as 'Chat: '. */
function removeWhere(node: Nodes, isUnwanted: (node: Nodes) => boolean, isRest: (node: Nodes) => boolean): boolean {
  if (!("children" in node)) return false;
  const children: Nodes[] = node.children;
  let changed = false;
  const remaining = children.filter((child) => {
    const isGone = isUnwanted(child);
    const isLess = !isGone && removeWhere(child, isUnwanted, isRest);
    changed ||= isGone || isLess;
    return !isGone && !(isLess && isRest(child));
  });
  children.splice(0, children.length, ...remaining);
  return changed;
}

/** Services that draw badges, and common names of badges elsewhere. */
export function isBadgeUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return BADGE_HOSTS.has(hostname.replace(/^(?:www|img)\./, "")) || BADGE_PATH.test(pathname);
}

const BADGE_HOSTS = new Set([
  ..."shields.io badge.fury.io badgen.net flat.badgen.net badges.herokuapp.com nodei.co".split(" "),
  // Builds, coverage and quality
  ..."ci.appveyor.com circleci.com travis-ci.org travis-ci.com api.travis-ci.org api.travis-ci.com".split(" "),
  ..."codecov.io coveralls.io codeclimate.com api.codeclimate.com deepscan.io isitmaintained.com".split(" "),
  // Dependencies, sizes and security
  ..."david-dm.org status.david-dm.org deps.rs badges.greenkeeper.io packagephobia.com packagephobia.now.sh".split(" "),
  ..."snyk.io app.fossa.io api.securityscorecards.dev".split(" "),
  // Chat and sponsors
  ..."badges.gitter.im opencollective.com".split(" "),
]);
const BADGE_PATH = /\/(?:badges?|badge\.(?:svg|png)|[\w-]*-badge\.(?:svg|png))(?:\/|$)/i;
