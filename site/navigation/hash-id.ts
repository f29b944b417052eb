/** Returns the id that a URL's hash names, even if its encoding is invalid: '#%C3%BCber' → 'über', '#100%' → '100%'. */
export function hashId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
