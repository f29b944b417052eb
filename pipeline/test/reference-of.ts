import type { OptionFlag } from "#model/flag.ts";
import type { ReferenceCategory, ReferenceEntry } from "#model/reference.ts";
import { indexReference, type ReferenceIndex } from "../reference/match-heading.ts";

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
