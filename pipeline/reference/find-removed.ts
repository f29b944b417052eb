import type { NamesOfVersion } from "./names-of-version.ts";

/** Options that webpack no longer has, with the first version without them. */
export type Removed = Record<string, string>;

type Source = {
  namesOf: (version: string) => Promise<NamesOfVersion>;
  /** Asks webpack itself, because an older schema may only have described the same option in another way. */
  isUnknown: (name: string) => boolean;
};

/** First reads every 16th version, and others only where two of these differ. Shorter-lived options aren't found. */
const STEP = 16;

/**
 * Finds the first version that lacks each option that an older one had. `versions` are sorted from old to new, and the
 * last is the installed one.
 */
export async function findRemoved(versions: readonly string[], { namesOf, isUnknown }: Source): Promise<Removed> {
  const removed = new Map<string, string>();
  const optionsOf = async (index: number): Promise<ReadonlySet<string>> =>
    (await namesOf(versions[index] ?? "")).get("options") ?? new Set();
  const split = async (first: number, last: number): Promise<void> => {
    const [before, after] = [await optionsOf(first), await optionsOf(last)];
    const missing = [...before].filter((name) => !after.has(name));
    if (missing.length === 0) return;
    if (last - first === 1) {
      for (const name of missing) removed.set(name, versions[last] ?? "");
      return;
    }
    const middle = Math.floor((first + last) / 2);
    await split(first, middle);
    await split(middle, last);
  };
  const end = versions.length - 1;
  for (let first = 0; first < end; first += STEP) await split(first, Math.min(first + STEP, end));
  const current = await optionsOf(end);
  const isRemoved = (name: string) => !current.has(name) && !hasParentAmong(name, removed) && isUnknown(name);
  return Object.fromEntries([...removed].filter(([name]) => isRemoved(name)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Options of a removed object aren't listed separately. */
function hasParentAmong(name: string, names: ReadonlyMap<string, unknown>): boolean {
  const parent = name.slice(0, Math.max(0, name.lastIndexOf(".")));
  return parent !== "" && (names.has(parent) || hasParentAmong(parent, names));
}
