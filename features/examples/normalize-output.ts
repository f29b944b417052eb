/** Normalizes durations, process ids and trailing blanks, which differ between two correct runs. */
export function normalizeOutput(text: string): string {
  return text
    .replace(/\b\d+(?:\.\d+)? ms\b/g, "N ms")
    .replace(/\b\d+(?:\.\d+)? s\b/g, "N ms")
    .replace(/\(node:\d+\)/g, "(node:N)")
    .replace(/[ \t]+$/gm, "")
    .trimEnd();
}

/**
 * Also replaces hashes, because those of a whole chunk depend on the location of the project and node_modules:
 * 'main.87ab.3d49.js' → 'main.HASH.HASH.js'.
 */
export function comparableOutput(text: string): string {
  return normalizeOutput(text)
    .replace(/(?<=[.\-_])[\da-f]{4,32}(?=[.\-_])/g, "HASH")
    .replace(/\b(?=[\da-f]*\d)(?=\d*[a-f])[\da-f]{8,32}\b/g, "HASH");
}
