import type { Nodes, Root } from "mdast";
import { definitionsOf, targetOf } from "./definitions.ts";
import { removeEmpty } from "./remove-empty.ts";

/** Pictures of a state (build, coverage, downloads, sponsors) say nothing about a fixed version: they are left out. */
export function removeBadges(tree: Root): void {
  const definitions = definitionsOf(tree);
  const isBadge = (node: Nodes) => {
    if (node.type !== "image" && node.type !== "imageReference") return false;
    const target = targetOf(node, definitions);
    return target !== undefined && isBadgeUrl(target);
  };
  removeWhere(tree, isBadge);
  removeEmpty(tree);
}

function removeWhere(node: Nodes, isUnwanted: (node: Nodes) => boolean): void {
  if (!("children" in node)) return;
  const children: Nodes[] = node.children;
  const kept = children.filter((child) => !isUnwanted(child));
  if (kept.length < children.length) children.splice(0, children.length, ...kept);
  for (const child of children) removeWhere(child, isUnwanted);
}

/** Services that draw a state, and what others name their drawings of it. */
export function isBadgeUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return BADGE_HOSTS.has(hostname.replace(/^(?:www|img)\./, "")) || BADGE_PATH.test(pathname);
}

const BADGE_HOSTS = new Set([
  "shields.io", "badge.fury.io", "badgen.net", "flat.badgen.net", "codecov.io", "coveralls.io", "travis-ci.org",
  "travis-ci.com", "api.travis-ci.org", "api.travis-ci.com", "circleci.com", "ci.appveyor.com", "packagephobia.now.sh",
  "packagephobia.com", "badges.gitter.im", "david-dm.org", "status.david-dm.org", "deps.rs", "nodei.co", "snyk.io",
  "badges.greenkeeper.io", "isitmaintained.com", "api.codeclimate.com", "codeclimate.com", "app.fossa.io",
  "deepscan.io", "opencollective.com", "badges.herokuapp.com", "api.securityscorecards.dev",
]);
const BADGE_PATH = /\/(?:badges?|badge\.(?:svg|png)|[\w-]*-badge\.(?:svg|png))(?:\/|$)/i;
