/** Returns the id that a URL's hash names: '#%C3%BCber' → 'über'. A hash that isn't valid encoding is the id itself. */
export function hashId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
