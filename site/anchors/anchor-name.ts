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
  const names = titles.filter((title) => isName(title) && /\w\.\w/.test(title)).map((name) => `${name}.`);
  const groups = [...Map.groupBy(names, (name) => name.split(".", 1)[0]).values()];
  const most = groups.find(({ length }) => length >= FEWEST && length > names.length / 2) ?? [];
  let [prefix = ""] = most;
  while (!most.every((name) => name.startsWith(prefix))) prefix = prefix.replace(/[^.]*\.$/, "");
  return prefix;
}

/** Returns the name without the first of `prefixes` that it begins with. */
export function shortName(title: string, prefixes: readonly string[]): string {
  return title.slice(prefixes.find((prefix) => prefix !== "" && title.startsWith(prefix))?.length ?? 0);
}
