/** What differs between two right runs, made equal: durations and trailing blanks. Input and output: text of a terminal. */
export function normalizeOutput(text: string): string {
  return text
    .replace(/\b\d+(?:\.\d+)? ms\b/g, "N ms")
    .replace(/\b\d+(?:\.\d+)? s\b/g, "N ms")
    .replace(/\(node:\d+\)/g, "(node:N)")
    .replace(/[ \t]+$/gm, "")
    .trimEnd();
}
