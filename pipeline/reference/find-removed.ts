import type { ReferenceCategory } from "#model/reference.ts";
import type { NamesOfVersion } from "./names-of-version.ts";
import { partsOfKey } from "./since.ts";

/** Names that webpack no longer has, by category, with the first version without them. */
export type Removed = Partial<Record<RemovedCategory, Record<string, string>>>;

export const REMOVED_CATEGORIES = [
  "options",
  "plugin-options",
  "hooks",
  "exports",
] as const satisfies readonly ReferenceCategory[];
export type RemovedCategory = (typeof REMOVED_CATEGORIES)[number];

type Source = {
  namesOf: (version: string) => Promise<NamesOfVersion>;
  /** Asks webpack itself, because an older schema may only have described the same option in another way. */
  isUnknown: (name: string) => boolean;
};

/**
 * Finds the first version that lacks each name that an older one had. `versions` are sorted from old to new, and the
 * last is the installed one.
 */
export async function findRemoved(versions: readonly string[], { namesOf, isUnknown }: Source): Promise<Removed> {
  const removed = new Map(REMOVED_CATEGORIES.map((category) => [category, new Map<string, string>()]));
  let names: NamesOfVersion = new Map();
  for (const version of versions) {
    const before = names;
    names = await namesOf(version);
    for (const [category, found] of removed) {
      const now = names.get(category) ?? new Set();
      for (const name of before.get(category) ?? []) if (!now.has(name)) found.set(name, version);
    }
  }
  const isGone = (category: RemovedCategory, name: string) => {
    if (names.get(category)?.has(name)) return false;
    if (category === "options") return isUnknown(name);
    return category !== "plugin-options" || isExported(partsOfKey(name).owner ?? "", names.get("exports"));
  };
  return Object.fromEntries(
    [...removed].map(([category, found]) => {
      const gone = [...found].filter(([name]) => isGone(category, name) && !hasParentAmong(name, found));
      return [category, Object.fromEntries(gone.toSorted(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
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
