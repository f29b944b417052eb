import { z } from "zod";
import type { Reference, ReferenceEntry } from "#model/reference.ts";

/** Path of the list from the project's root; `npm run reference -- since` writes it. */
export const SINCE = "data/reference-since.json";

/** Names that were added after 5.0.0, by category and name, with their first version. */
export const Since = z.record(z.string(), z.record(z.string(), z.string()));

export type Since = z.infer<typeof Since>;

/** Adds versions, but prefers those that the package itself states. */
export function withSince(reference: Reference, since: Since): Reference {
  const entries = reference.entries.map((entry): ReferenceEntry => {
    const version = entry.since ?? since[entry.category]?.[keyOf(entry)];
    return version === undefined ? entry : { ...entry, since: version };
  });
  return { ...reference, entries };
}

/** Returns the owner and the name of a key: 'Compiler emit'. */
export function partsOfKey(key: string): Pick<ReferenceEntry, "owner" | "name"> {
  const space = key.lastIndexOf(" ");
  return space === -1 ? { name: key } : { owner: key.slice(0, space), name: key.slice(space + 1) };
}

/** Returns a key that is unique in its category: 'Compiler emit'. */
export function keyOf({ owner, name, category }: ReferenceEntry): string {
  return owner === undefined || category === "cli" ? name : `${owner} ${name}`;
}
