import type { ReferenceCategory } from "#model/reference.ts";
import type { NamesOfVersion } from "./names-of-version.ts";
import type { Since } from "./since.ts";

/**
 * Finds the first version that has each name. Bisects the range where its ends differ, so that few versions are read.
 * `versions` are sorted from old to new; names in the oldest are left out, because webpack 5 always had them.
 */
export async function findSince(
  versions: readonly string[],
  namesOf: (version: string) => Promise<NamesOfVersion>,
): Promise<Since> {
  const since = new Map<ReferenceCategory, [string, string][]>();
  const at = (index: number) => namesOf(versions[index] ?? "");
  const split = async (first: number, last: number, wanted: readonly [ReferenceCategory, string][]): Promise<void> => {
    const before = await at(first);
    const added = wanted.filter(([category, name]) => !before.get(category)?.has(name));
    if (added.length === 0) return;
    if (last - first === 1) {
      for (const [category, name] of added) {
        if (!couldHave(before, category, name)) continue;
        since.set(category, [...(since.get(category) ?? []), [name, versions[last] ?? ""]]);
      }
      return;
    }
    const middle = Math.floor((first + last) / 2);
    const there = await at(middle);
    const has = ([category, name]: readonly [ReferenceCategory, string]) => there.get(category)?.has(name) === true;
    await split(first, middle, added.filter(has));
    await split(
      middle,
      last,
      added.filter((each) => !has(each)),
    );
  };
  const last = versions.length - 1;
  const all = [...(await at(last))].flatMap(([category, names]) =>
    [...names].map((name): [ReferenceCategory, string] => [category, name]),
  );
  await split(0, last, all);
  return Object.fromEntries(
    [...since].map(([category, names]) => [category, Object.fromEntries(names.toSorted(byName))]),
  );
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

function byName([a]: [string, string], [b]: [string, string]): number {
  return a < b ? -1 : 1;
}
