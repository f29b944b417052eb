/**
 * Returns a label in the language of this catalog: of a link in data/navigation.json or data/search-suggestions.json, a
 * section, or a group in the sidebar. All of these are written in English.
 */
export function labelFor(english: string): string {
  return english;
}
