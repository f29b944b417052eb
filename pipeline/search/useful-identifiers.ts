import type { SearchRecord } from "#model/search-index.ts";
import type { ReferenceIndex } from "../reference/match-heading.ts";

/**
 * Of the identifiers in a section's code, those a reader may look for: names of the reference, and words that some page
 * speaks of. Names of an example's own variables help nobody, and would be a fifth of the index.
 */
export function usefulIdentifiers(
  records: readonly SearchRecord[],
  reference: ReferenceIndex | undefined,
): SearchRecord[] {
  const names = new Set((reference?.reference.entries ?? []).flatMap(({ name }) => name.split(/\W+/)));
  const spoken = new Set<string>();
  for (const { text } of records) for (const [word] of text.matchAll(WORD)) spoken.add(word);
  return records.map((record) => {
    const own = new Set(`${record.title} ${record.text}`.match(WORD));
    const words = record.code.flatMap((code) => code.match(WORD) ?? []);
    const useful = words.filter((word) => !own.has(word) && spoken.has(word) && (names.has(word) || isCompound(word)));
    return { ...record, code: [...new Set(useful)] };
  });
}

const WORD = /[A-Za-z_$][\w$]{3,}/g;

function isCompound(word: string): boolean {
  return /[a-z][A-Z]|_/.test(word);
}
