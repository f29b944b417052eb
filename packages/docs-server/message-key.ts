/**
 * Returns the part of a message that's the same for everyone: 'Module not found: Error: Can't resolve './a.js' in
 * '/src'' → 'module not found can't resolve'. Quoted names, paths and numbers vary, and words such as 'Error:' come and
 * go.
 */
export function messageKey(message: string): string {
  return message
    .replace(/\p{Cc}\[\d+m/gu, " ")
    .replace(/(?<=^|[\s(:])(["'`‘“])[^"'`’”]*["'`’”]/g, " ")
    .replace(/(?<=^|\s)(?:\.{0,2}\/|[A-Za-z]:\\)\S*/g, " ")
    .toLowerCase()
    .replace(/[^\p{L}'’]+/gu, " ")
    .replace(/(?<!\S)(?:error|warning|uncaught|in)(?!\S)/g, "")
    .replace(/ +/g, " ")
    .trim();
}

/** Number of words that two messages must share, because many unrelated messages share fewer. */
const FEWEST_WORDS = 3;

/** Returns how many words two messages share when one contains the other, otherwise 0. */
export function sameWords(one: string, other: string): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const words = short.split(" ").length;
  return words >= FEWEST_WORDS && ` ${long} `.includes(` ${short} `) ? words : 0;
}
