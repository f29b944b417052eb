import type { ReferenceCategory, ReferenceEntry } from "#model/reference.ts";
import { indexReference, type ReferenceIndex } from "../reference/match-heading.ts";

/** A reference of these entries, as if webpack 5.112.2 had nothing else. */
export function referenceOf(entries: ReferenceEntry[], complete: readonly ReferenceCategory[] = []): ReferenceIndex {
  return indexReference({ versions: { webpack: "5.112.2" }, entries }, complete);
}

/** An option by name. */
export function option(name: string, facts: Partial<ReferenceEntry> = {}): ReferenceEntry {
  return { category: "options", name, type: "string", ...facts };
}

export function hook(owner: string, name: string): ReferenceEntry {
  return { category: "hooks", owner, name, type: "SyncHook ()" };
}
