import type { VersionNames } from "./names-of-version.ts";
import { REMOVED_CATEGORIES, type Removed, type RemovedCategory } from "./removed.ts";
import { partsOfKey } from "./since.ts";

/**
 * Finds the first version that lacks each name that an older one had. `versions` are sorted from old to new, and the
 * last is the installed one. `isUnknown` asks webpack itself, because an older schema may only have described the same
 * option in another way.
 */
export function findRemoved(versions: readonly VersionNames[], isUnknown: (option: string) => boolean): Removed {
  const names = versions.at(-1)?.names;
  const isGone = (category: RemovedCategory, name: string) => {
    if (names?.get(category)?.has(name)) return false;
    if (category === "options") return isUnknown(name);
    return category !== "plugin-options" || isExported(partsOfKey(name).owner ?? "", names?.get("exports"));
  };
  return Object.fromEntries(
    REMOVED_CATEGORIES.map((category) => {
      const found = lostNames(category, versions);
      const gone = [...found].filter(([name]) => isGone(category, name) && !hasParentAmong(name, found));
      return [category, Object.fromEntries(gone.toSorted(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

/** Returns the names that a version lost, with the version that lost them last. */
function lostNames(category: RemovedCategory, versions: readonly VersionNames[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [position, { version, names }] of versions.entries()) {
    const now = names.get(category);
    for (const name of versions[position - 1]?.names.get(category) ?? []) if (!now?.has(name)) found.set(name, version);
  }
  return found;
}

/** Version 4 also had schemas of plugins that weren't for readers. */
function isExported(plugin: string, exported: ReadonlySet<string> = new Set()): boolean {
  return [...exported].some((name) => name === plugin || name.endsWith(`.${plugin}`));
}

/** Options of a removed object aren't listed separately. */
function hasParentAmong(name: string, names: ReadonlyMap<string, unknown>): boolean {
  const parent = name.slice(0, Math.max(0, name.lastIndexOf(".")));
  return parent !== "" && (names.has(parent) || hasParentAmong(parent, names));
}
