/**
 * A vector per feature of words, as recorded in data/search-vectors.bin: a row of numbers from -7.5 to 7.5 with 4 bits
 * each, times the row's scale.
 */
export type VectorTable = {
  /** Numbers per vector, which is even. */
  width: number;
  /** Hashes of the features in ascending order. */
  hashes: Uint32Array;
  scales: Float32Array;
  /** Two numbers a byte, the first in its lower half. */
  cells: Uint8Array;
};

/** Begins each file of this format: "WVEC" and a number. */
const MAGIC = [0x43455657, 1] as const;
const HEADER = 16;
/** Bytes per row besides its cells. */
const KEYS = 8;

/** Formats a table as the bytes of its file: the header, all hashes, all scales, all cells. */
export function packVectors({ width, hashes, scales, cells }: VectorTable): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER + hashes.length * KEYS + cells.length);
  new Uint32Array(bytes.buffer, 0, 4).set([...MAGIC, width, hashes.length]);
  new Uint32Array(bytes.buffer, HEADER, hashes.length).set(hashes);
  new Float32Array(bytes.buffer, HEADER + hashes.length * 4, hashes.length).set(scales);
  bytes.set(cells, HEADER + hashes.length * KEYS);
  return bytes;
}

/** Opens the bytes of a file without copying them; undefined if they're something else or cut off. */
export function parseVectors(bytes: ArrayBuffer): VectorTable | undefined {
  if (bytes.byteLength < HEADER) return undefined;
  const [name, format, width = 0, count = 0] = new Uint32Array(bytes, 0, 4);
  const isWhole = bytes.byteLength === HEADER + count * (KEYS + width / 2);
  if (name !== MAGIC[0] || format !== MAGIC[1] || !isWhole) return undefined;
  return {
    width,
    hashes: new Uint32Array(bytes, HEADER, count),
    scales: new Float32Array(bytes, HEADER + count * 4, count),
    cells: new Uint8Array(bytes, HEADER + count * KEYS),
  };
}

/** Rounds rows of numbers to 4 bits. */
export function quantizeRows(rows: readonly Float64Array[]): Pick<VectorTable, "scales" | "cells"> {
  const scales = Float32Array.from(rows, scaleOf);
  const cells = rows.flatMap((row, number) => [...row].map((value) => cellOf(value, scales[number] ?? 0)));
  return { scales, cells: Uint8Array.from({ length: cells.length / 2 }, (_, at) => pairOf(cells, at)) };
}

function pairOf(cells: readonly number[], at: number): number {
  return (cells[2 * at] ?? 0) | ((cells[2 * at + 1] ?? 0) << 4);
}

/** Cutting off the largest numbers of a row leaves finer steps for all others. */
function scaleOf(row: Float64Array): number {
  const most = row.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  const scales = CUTS.map((cut) => (most * cut) / MIDDLE);
  return scales.reduce((best, scale) => (errorOf(row, scale) < errorOf(row, best) ? scale : best), scales[0] ?? 0);
}

const CUTS = [1, 0.9, 0.8, 0.7, 0.6];
/** Cells are 0 to 15, and stand for -7.5 to 7.5. */
const MIDDLE = 7.5;

function cellOf(value: number, scale: number): number {
  return scale === 0 ? 0 : Math.min(15, Math.max(0, Math.round(value / scale + MIDDLE)));
}

function errorOf(row: Float64Array, scale: number): number {
  return row.reduce((sum, value) => sum + (value - (cellOf(value, scale) - MIDDLE) * scale) ** 2, 0);
}

/** Adds the vector of a feature to `sum`, if the table has one. */
export function addFeature({ width, hashes, scales, cells }: VectorTable, feature: number, sum: Float32Array): void {
  const row = rowOf(hashes, feature);
  const scale = scales[row] ?? 0;
  if (hashes[row] !== feature) return;
  for (let at = 0; at < width; at += 2) {
    const cell = cells[(row * width + at) >> 1] ?? 0;
    sum[at] = (sum[at] ?? 0) + ((cell & 15) - MIDDLE) * scale;
    sum[at + 1] = (sum[at + 1] ?? 0) + ((cell >> 4) - MIDDLE) * scale;
  }
}

/** Tells whether the table has a vector for a feature. */
export function hasFeature({ hashes }: VectorTable, feature: number): boolean {
  return hashes[rowOf(hashes, feature)] === feature;
}

/** Returns the first row whose hash isn't less than a feature's, by halves. */
function rowOf(hashes: Uint32Array, feature: number): number {
  let from = 0;
  let to = hashes.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((hashes[middle] ?? 0) < feature) from = middle + 1;
    else to = middle;
  }
  return from;
}
