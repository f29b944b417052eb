/**
 * Translates a label into this catalog's language. Labels are written in English: of links in data/navigation.json and
 * data/search-suggestions.json, sections, and groups in the sidebar.
 */
export function labelFor(english: string): string {
  return english;
}
