/** Posting lists by stem; each posting holds a record in its high bits, and flags or a count in the lowest `BITS`. */
export type Postings = {
  /** Sets bits of the stem's posting for a record, which must be the last one or a new one. */
  mark: (stem: number, record: number, bits: number) => void;
  /** Increments the posting's count, up to its maximum. */
  count: (stem: number, record: number) => void;
  of: (stem: number) => readonly number[];
};

export const BITS = 9;
const MASK = (1 << BITS) - 1;

export function createPostings(): Postings {
  const rows: number[][] = [];
  const change = (stem: number, record: number, after: (data: number) => number) => {
    const row = (rows[stem] ??= []);
    const last = row.at(-1) ?? -1;
    if (last >> BITS === record) row[row.length - 1] = (last & ~MASK) | after(last & MASK);
    else row.push((record << BITS) | after(0));
  };
  return {
    mark: (stem, record, bits) => change(stem, record, (data) => data | bits),
    count: (stem, record) => change(stem, record, (data) => Math.min(MASK, data + 1)),
    of: (stem) => rows[stem] ?? NONE,
  };
}

const NONE: readonly number[] = [];
