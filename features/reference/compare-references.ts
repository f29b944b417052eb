import type { ReferenceEntry } from "#model/reference.ts";
import { keyOf } from "./since.ts";

/** A difference between two versions, as a task. `mentions`: where pages name it, as 'content/a.md:12'. */
export type Drift = {
  kind: "new" | "removed" | "changed";
  category: string;
  name: string;
  what?: string;
  mentions?: string[];
};

/** Facts of an entry that readers see. */
const FACTS = ["type", "flag", "deprecated", "experimental"] as const;

/** Returns what a release changed: new, removed and changed names. */
export function compareReferences(before: readonly ReferenceEntry[], after: readonly ReferenceEntry[]): Drift[] {
  const old = byKey(before);
  const now = byKey(after);
  const added = [...now].flatMap(([key, entry]): Drift[] => (old.has(key) ? [] : [drift("new", entry, entry.type)]));
  const removed = [...old].flatMap(([key, entry]): Drift[] => (now.has(key) ? [] : [drift("removed", entry)]));
  const changed = [...now].flatMap(([key, entry]) => {
    const former = old.get(key);
    return former === undefined ? [] : changesOf(former, entry).map((what) => drift("changed", entry, what));
  });
  return [...added, ...removed, ...changed];
}

/** Options that are documented elsewhere change there. */
function byKey(entries: readonly ReferenceEntry[]): Map<string, ReferenceEntry> {
  const own = entries.filter((entry) => entry.sameAs === undefined);
  return new Map(own.map((entry) => [`${entry.category} ${keyOf(entry)}`, entry]));
}

function drift(kind: Drift["kind"], entry: ReferenceEntry, what?: string): Drift {
  return { kind, category: entry.category, name: keyOf(entry), ...(what !== undefined && { what }) };
}

function changesOf(before: ReferenceEntry, after: ReferenceEntry): string[] {
  const facts = FACTS.flatMap((fact) =>
    before[fact] === after[fact] ? [] : [`${fact}: ${before[fact] ?? "none"} → ${after[fact] ?? "none"}`],
  );
  const [first, second] = [defaultText(before), defaultText(after)];
  return first === second ? facts : [...facts, `default: ${first} → ${second}`];
}

function defaultText({ defaults = [] }: ReferenceEntry): string {
  return defaults.length === 0
    ? "none"
    : defaults.map(({ value, when }) => (when === undefined ? value : `${value} ${when}`)).join(", ");
}
