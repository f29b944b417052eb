/**
 * The label of a link or a group in the language of this catalog: of data/navigation.json, data/search-suggestions.json,
 * a section, or a group in the sidebar. All of these are written in English.
 */
export function labelFor(english: string): string {
  return english;
}
