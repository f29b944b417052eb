import type { Anchor } from "#model/page.ts";

/** Fewer names than these don't share a prefix that is worth dropping. */
const FEWEST = 3;

/** True for the name of an option, a hook or a flag: 'output.path', 'beforeRun', '--config', but not 'Usage'. */
export function isName(title: string): boolean {
  return /^(?:[-$_\p{Ll}]\S*|[\w$]+\.[\w$.]+)$/u.test(title);
}

/**
 * What most names of an outline begin with: 'output.path', 'output.clean', … → 'output.'; '' when they share nothing.
 */
export function repeatedPrefix(anchors: readonly Anchor[]): string {
  const titles = anchors.flatMap(({ title, children = [] }) => [title, ...children.map((child) => child.title)]);
  const names = titles.filter((title) => isName(title) && /\w\.\w/.test(title));
  const alike = names.map((name) => names.filter((other) => isInside(other, name.split(".", 1).join())));
  const most = alike.reduce((longest, each) => (each.length > longest.length ? each : longest), []);
  if (most.length < FEWEST || most.length <= names.length / 2) return "";
  const parts = most.reduce((longest, each) => (each.length > longest.length ? each : longest)).split(".");
  const prefixes = parts.map((_, position) => parts.slice(0, position).join("."));
  const shared = prefixes.findLast((prefix) => most.every((name) => name === prefix || isInside(name, prefix)));
  return shared === undefined || shared === "" ? "" : `${shared}.`;
}

function isInside(name: string, path: string): boolean {
  return name.startsWith(`${path}.`);
}

/** The name as an outline shows it, without the first of `prefixes` that it begins with. */
export function shortName(title: string, prefixes: readonly string[]): string {
  return title.slice(prefixes.find((prefix) => prefix !== "" && title.startsWith(prefix))?.length ?? 0);
}
