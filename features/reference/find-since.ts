import { minorOf } from "#model/documented-webpack.ts";
import type { ReferenceCategory } from "#model/reference.ts";
import type { NamesOfVersion, VersionNames } from "./names-of-version.ts";
import type { Since } from "./since.ts";

/**
 * Finds the first version that has each name of the last one. `versions` are sorted from old to new; names in the
 * oldest are left out, because webpack 5 always had them.
 */
export function findSince(versions: readonly VersionNames[]): Since {
  const names = versions.at(-1)?.names ?? new Map();
  return Object.fromEntries([...names].map(([category, all]) => [category, firstVersions(category, all, versions)]));
}

function firstVersions(
  category: ReferenceCategory,
  names: ReadonlySet<string>,
  versions: readonly VersionNames[],
): Record<string, string> {
  const found = [...names].sort().flatMap((name) => {
    const position = versions.findIndex((each) => each.names.get(category)?.has(name));
    const [before, first] = [versions[position - 1], versions[position]];
    // Patches add nothing: a name that only the installed patch has couldn't be read from the others.
    const isNew =
      before !== undefined &&
      first !== undefined &&
      minorOf(before.version) !== minorOf(first.version) &&
      couldHave(before.names, category, name);
    return isNew ? [[name, first.version] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Categories whose names existed long before webpack declared them. */
const DECLARED_LATER: ReadonlySet<ReferenceCategory> = new Set([
  "stats-fields",
  "loader-context",
  "module-variables",
  "hooks",
]);

/** A version that doesn't declare the whole group yet says nothing about its names. */
function couldHave(names: NamesOfVersion, category: ReferenceCategory, name: string): boolean {
  const owner = name.includes(" ") ? name.slice(0, name.lastIndexOf(" ") + 1) : "";
  return !DECLARED_LATER.has(category) || [...(names.get(category) ?? [])].some((other) => other.startsWith(owner));
}
