/**
 * Replaces hashes, because those of a whole chunk depend on the location of the project and node_modules:
 * 'main.87ab.3d49.js' → 'main.HASH.HASH.js'.
 */
export function normalizeHashes(text: string): string {
  return text
    .replace(/(?<=[.\-_])[\da-f]{4,32}(?=[.\-_])/g, "HASH")
    .replace(/\b(?=[\da-f]*\d)(?=\d*[a-f])[\da-f]{8,32}\b/g, "HASH");
}
