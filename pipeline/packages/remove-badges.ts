import type { Nodes, Root } from "mdast";
import { definitionsOf, targetOf } from "./definitions.ts";
import { removeEmpty } from "./remove-empty.ts";
import { visibleText } from "./tree-text.ts";

/** Removes badges (build, coverage, downloads, sponsors), which say nothing about a fixed version. */
export function removeBadges(tree: Root): void {
  const definitions = definitionsOf(tree);
  const isBadge = (node: Nodes) => {
    if (node.type !== "image" && node.type !== "imageReference") return false;
    const target = targetOf(node, definitions);
    return target !== undefined && isBadgeUrl(target);
  };
  removeWhere(tree, isBadge, (node) => node.type === "paragraph" && /^(?:[^:]{1,40}:\s*)+$/.test(visibleText(node)));
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
  "shields.io",
  "badge.fury.io",
  "badgen.net",
  "flat.badgen.net",
  "codecov.io",
  "coveralls.io",
  "travis-ci.org",
  "travis-ci.com",
  "api.travis-ci.org",
  "api.travis-ci.com",
  "circleci.com",
  "ci.appveyor.com",
  "packagephobia.now.sh",
  "packagephobia.com",
  "badges.gitter.im",
  "david-dm.org",
  "status.david-dm.org",
  "deps.rs",
  "nodei.co",
  "snyk.io",
  "badges.greenkeeper.io",
  "isitmaintained.com",
  "api.codeclimate.com",
  "codeclimate.com",
  "app.fossa.io",
  "deepscan.io",
  "opencollective.com",
  "badges.herokuapp.com",
  "api.securityscorecards.dev",
]);
const BADGE_PATH = /\/(?:badges?|badge\.(?:svg|png)|[\w-]*-badge\.(?:svg|png))(?:\/|$)/i;
