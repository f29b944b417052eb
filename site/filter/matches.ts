/** Tells whether each word of the filter is in one of the texts, ignoring case. */
export function matches(filter: string, texts: readonly string[]): boolean {
  const all = texts.join("\n").toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
