/**
 * Posting lists by stem; each posting holds a record and `BITS` bits of data. All lists are linked lists in two shared
 * arrays, because allocating an array per stem takes longer than filling it.
 */
export type Postings = {
  /** Sets bits of the stem's posting for a record, which must be the last one or a new one. */
  mark: (stem: number, record: number, bits: number) => void;
  /** Increments the posting's count, up to its maximum. */
  count: (stem: number, record: number) => void;
  /** Return the stem's first posting, and the posting after a given one; NONE at the end. */
  first: (stem: number) => number;
  next: (entry: number) => number;
  /** Returns the record in the high bits, and flags or a count in the lowest `BITS`. */
  packed: (entry: number) => number;
  /** Returns the length of a posting list. */
  length: (stem: number) => number;
  /** Returns the union of the bits in all postings of a stem. */
  union: (stem: number) => number;
};

export const BITS = 9;
const MASK = (1 << BITS) - 1;
export const NONE = 0;

export function createPostings(): Postings {
  // Indexed by posting, from 1.
  let entries = new Int32Array(1 << 13);
  let nexts = new Int32Array(1 << 13);
  let used = 0;
  // Indexed by stem.
  let rows = new Int32Array(ROW << 11);

  const entryFor = (stem: number, record: number): number => {
    const row = stem * ROW;
    if (row + ROW > rows.length) rows = doubled(rows, row + ROW);
    const last = rows[row + LAST] ?? NONE;
    if (last !== NONE && (entries[last] ?? 0) >> BITS === record) return last;
    if (++used >= entries.length) {
      entries = doubled(entries, used);
      nexts = doubled(nexts, used);
    }
    entries[used] = record << BITS;
    if (last === NONE) rows[row + FIRST] = used;
    else nexts[last] = used;
    rows[row + LAST] = used;
    rows[row + LENGTH] = (rows[row + LENGTH] ?? 0) + 1;
    return used;
  };
  return {
    mark: (stem, record, bits) => {
      const entry = entryFor(stem, record);
      entries[entry] = (entries[entry] ?? 0) | bits;
      rows[stem * ROW + UNION] = (rows[stem * ROW + UNION] ?? 0) | bits;
    },
    count: (stem, record) => {
      const entry = entryFor(stem, record);
      const packed = entries[entry] ?? 0;
      if ((packed & MASK) < MASK) entries[entry] = packed + 1;
    },
    first: (stem) => rows[stem * ROW + FIRST] ?? NONE,
    next: (entry) => nexts[entry] ?? NONE,
    packed: (entry) => entries[entry] ?? 0,
    length: (stem) => rows[stem * ROW + LENGTH] ?? 0,
    union: (stem) => rows[stem * ROW + UNION] ?? 0,
  };
}

/** Offsets of a row's fields. */
const FIRST = 0;
const LAST = 1;
const LENGTH = 2;
const UNION = 3;
const ROW = 4;

function doubled(from: Int32Array<ArrayBuffer>, position: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(Math.max(from.length * 2, position * 2));
  to.set(from);
  return to;
}
