import type { OptionFlag } from "#model/flag.ts";
import { REFERENCE_CATEGORIES, type ReferenceCategory, type ReferenceEntry } from "#model/reference.ts";
import { indexReference, type ReferenceIndex } from "../features/reference/match-heading.ts";
import type { VersionNames } from "../features/reference/names-of-version.ts";

/** Creates a reference with only these entries of webpack 5.112.2. */
export function referenceOf(
  entries: ReferenceEntry[],
  complete: readonly ReferenceCategory[] = [],
  flags: OptionFlag[] = [],
): ReferenceIndex {
  return indexReference({ versions: { webpack: "5.112.2" }, entries, flags }, complete);
}

/** Creates an option. */
export function option(name: string, facts: Partial<ReferenceEntry> = {}): ReferenceEntry {
  return { category: "options", name, type: "string", ...facts };
}

export function hook(owner: string, name: string): ReferenceEntry {
  return { category: "hooks", owner, name, type: "SyncHook ()" };
}

/** Creates a version with only these names. */
export function versionWith(version: string, names: Partial<Record<ReferenceCategory, string[]>>): VersionNames {
  return { version, names: new Map(REFERENCE_CATEGORIES.map((category) => [category, new Set(names[category])])) };
}
