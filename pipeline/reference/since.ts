import { readFile } from "node:fs/promises";
import type { Reference, ReferenceEntry } from "#model/reference.ts";

/** Names that came after 5.0.0, by category and name, with the first version that had them. */
export type Since = Record<string, Record<string, string>>;

/** data/reference-since.json, which `npm run reference -- since` writes from published versions. */
export async function readSince(file = "data/reference-since.json"): Promise<Since> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  const since: Since = JSON.parse(text);
  return since;
}

/** What a package says of itself counts more than what its published versions show. */
export function withSince(reference: Reference, since: Since): Reference {
  const entries = reference.entries.map((entry): ReferenceEntry => {
    const version = entry.since ?? since[entry.category]?.[keyOf(entry)];
    return version === undefined ? entry : { ...entry, since: version };
  });
  return { ...reference, entries };
}

/** Names are unique within their owner: 'Compiler emit'. */
export function keyOf({ owner, name, category }: ReferenceEntry): string {
  return owner === undefined || category === "cli" ? name : `${owner} ${name}`;
}
