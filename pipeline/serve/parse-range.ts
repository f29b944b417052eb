/** First and last byte, inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * Parses the Range header for a file of `size` bytes: 'bytes=0-99', 'bytes=100-' or 'bytes=-100'. Returns undefined for
 * the whole file, as for several ranges or another unit, and 'unsatisfiable' when the range contains no byte of the
 * file.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}
