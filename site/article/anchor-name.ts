import type { Anchor } from "#model/page.ts";

/** A prefix of fewer names isn't worth dropping. */
const FEWEST = 3;

/** Tells whether a title is the name of an option, hook or flag: 'output.path', '--config', but not 'Usage'. */
export function isName(title: string): boolean {
  return /^(?:[-$_\p{Ll}]\S*|[\w$]+\.[\w$.]+)$/u.test(title);
}

/** Returns the prefix that most names of an outline share, or '': 'output.path', 'output.clean', … → 'output.' */
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

/** Returns the name without the first of `prefixes` that it begins with. */
export function shortName(title: string, prefixes: readonly string[]): string {
  return title.slice(prefixes.find((prefix) => prefix !== "" && title.startsWith(prefix))?.length ?? 0);
}
