/** How many letters a typo may change in a word of this length. */
export function allowedEdits(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Number of letters to insert, remove, replace or swap with their neighbour to make one word of the other; Infinity for more
 * than `most`.
 */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return editsInside(a.slice(start, a.length - end), b.slice(start, b.length - end), most);
}

/** The same for what is left between the letters that both words begin and end with. */
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

/** The letters of a word as bits: two words that differ in more bits than twice the edits are not near. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** A quick no: words whose letters differ this much cannot be `edits` edits apart. */
export function mayBeNear(a: number, b: number, edits: number): boolean {
  let difference = a ^ b;
  for (let bits = 0; difference !== 0; bits++) {
    if (bits === 2 * edits) return false;
    difference &= difference - 1;
  }
  return true;
}
