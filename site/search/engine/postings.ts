/**
 * Posting lists by stem; each posting holds a record and `BITS` bits of data. All lists share two arrays, because
 * allocating an array per stem takes longer than filling it.
 */
export type Postings = {
  /** Sets bits of the stem's posting for a record, which must be the last one or a new one. */
  mark: (stem: number, record: number, bits: number) => void;
  /** Increments the posting's count, up to its maximum. */
  count: (stem: number, record: number) => void;
  /** Returns a stem's postings: the record in the high bits, and flags or a count in the lowest `BITS`. */
  of: (stem: number) => Int32Array;
  /** Returns the length of a posting list. */
  length: (stem: number) => number;
  /** Returns the union of the bits in all postings of a stem. */
  union: (stem: number) => number;
};

export const BITS = 9;
const MASK = (1 << BITS) - 1;

export function createPostings(): Postings {
  // By posting: its data, and its stem.
  let entries = new Int32Array(1 << 13);
  let owners = new Int32Array(1 << 13);
  let used = 0;
  let isSorted = true;
  // Indexed by stem.
  let rows = new Int32Array(ROW << 11);

  const entryFor = (stem: number, record: number): number => {
    const row = stem * ROW;
    if (row + ROW > rows.length) rows = resized(rows, (row + ROW) * 2);
    const last = rows[row + LAST] ?? 0;
    const length = rows[row + LENGTH] ?? 0;
    if (length > 0 && (entries[last] ?? 0) >> BITS === record) return last;
    if (used === entries.length) {
      entries = resized(entries, used * 2);
      owners = resized(owners, used * 2);
    }
    entries[used] = record << BITS;
    owners[used] = stem;
    rows[row + LAST] = used;
    rows[row + LENGTH] = length + 1;
    isSorted = false;
    return used++;
  };
  /** Puts the postings of each stem side by side, in the order in which they came. */
  const sort = (): void => {
    let first = 0;
    for (let row = 0; row < rows.length; row += ROW) {
      rows[row + FIRST] = first;
      rows[row + LAST] = first - 1;
      first += rows[row + LENGTH] ?? 0;
    }
    const [oldEntries, oldOwners] = [entries, owners];
    entries = new Int32Array(used);
    owners = new Int32Array(used);
    for (let entry = 0; entry < used; entry++) {
      const stem = oldOwners[entry] ?? 0;
      const place = (rows[stem * ROW + LAST] ?? 0) + 1;
      rows[stem * ROW + LAST] = place;
      entries[place] = oldEntries[entry] ?? 0;
      owners[place] = stem;
    }
    isSorted = true;
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
    of: (stem) => {
      if (!isSorted) sort();
      const first = rows[stem * ROW + FIRST] ?? 0;
      return entries.subarray(first, first + (rows[stem * ROW + LENGTH] ?? 0));
    },
    length: (stem) => rows[stem * ROW + LENGTH] ?? 0,
    union: (stem) => rows[stem * ROW + UNION] ?? 0,
  };
}

/** Offsets of a row's fields. `FIRST` is only valid once the postings are sorted. */
const FIRST = 0;
const LAST = 1;
const LENGTH = 2;
const UNION = 3;
const ROW = 4;

function resized(from: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(Math.max(from.length * 2, length));
  to.set(from);
  return to;
}
