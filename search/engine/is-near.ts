/** Returns the maximum edit distance of a typo in a word of this length. */
export function allowedEdits(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Returns the edit distance of two words, counting swapped neighbors as one edit; Infinity if it exceeds `most`. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return editsInside(a.slice(start, a.length - end), b.slice(start, b.length - end), most);
}

/** Returns the edit distance of two words without their common prefix and suffix. */
function editsInside(a: string, b: string, most: number): number {
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  const edits = last[b.length] ?? Number.POSITIVE_INFINITY;
  return edits > most ? Number.POSITIVE_INFINITY : edits;
}

/** Returns a word's letters as a bit mask; each edit changes at most two bits. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Rules out words whose letter masks differ too much to be within `edits` edits. */
export function mayBeNear(a: number, b: number, edits: number): boolean {
  let difference = a ^ b;
  for (let bits = 0; difference !== 0; bits++) {
    if (bits === 2 * edits) return false;
    difference &= difference - 1;
  }
  return true;
}
