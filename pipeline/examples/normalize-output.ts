/** Replaces what may differ between two correct runs: durations and trailing blanks. */
export function normalizeOutput(text: string): string {
  return text
    .replace(/\b\d+(?:\.\d+)? ms\b/g, "N ms")
    .replace(/\b\d+(?:\.\d+)? s\b/g, "N ms")
    .replace(/\(node:\d+\)/g, "(node:N)")
    .replace(/[ \t]+$/gm, "")
    .trimEnd();
}
