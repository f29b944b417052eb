import type { SearchRecord } from "../model/search-index.ts";

/**
 * Removes identifiers in a section's code that no reader looks for. `names`, such as those of the reference, and words
 * in the text of some page remain; names of an example's own variables would be a fifth of the index.
 */
export function usefulIdentifiers(records: readonly SearchRecord[], names: ReadonlySet<string>): SearchRecord[] {
  const texts = records.map(({ text }) => new Set(text.match(WORD)));
  const inTexts = new Set(texts.flatMap((words) => [...words]));
  return records.map((record, index) => {
    const own = new Set([...(texts[index] ?? []), ...(record.title.match(WORD) ?? [])]);
    const words = record.code.flatMap((code) => code.match(WORD) ?? []);
    const useful = words.filter((word) => !own.has(word) && inTexts.has(word) && (names.has(word) || isCompound(word)));
    return { ...record, code: [...new Set(useful)] };
  });
}

const WORD = /[A-Za-z_$][\w$]{3,}/g;

function isCompound(word: string): boolean {
  return /[a-z][A-Z]|_/.test(word);
}
