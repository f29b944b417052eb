/** One line of a report. `value` in `unit`; `spread` is the range of the runs. */
export type Row = { measure: string; value: number; unit: "ms" | "bytes" | "count" | "%"; spread?: [number, number] };

/** A measure: runs by itself and returns what it found. */
export type Measure = () => Promise<Row[]>;

/** The middle of several runs, and their range. */
export function rowOfRuns(measure: string, runs: readonly number[]): Row {
  const sorted = [...runs].sort((a, b) => a - b);
  const [lowest = 0] = sorted;
  return {
    measure,
    value: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    unit: "ms",
    spread: [Math.round(lowest), Math.round(sorted.at(-1) ?? 0)],
  };
}
