import type { Duration } from "./commands/run-timed.ts";

/** "points": out of 100; "ratio": of two values of one run. */
type Unit = "ms" | "bytes" | "count" | "%" | "points" | "ratio";

/** One line of a report. `value` in `unit`; `spread` is the range of the runs. */
export type Row = { measure: string; value: number; unit: Unit; spread?: [number, number] };

/** A measure runs and returns what it found. */
export type Measure = () => Promise<Row[]>;

/** Returns the median of several runs and their range. */
export function rowOfRuns(measure: string, runs: readonly number[], unit: Unit = "ms"): Row {
  const spread: [number, number] = [Math.round(Math.min(...runs)), Math.round(Math.max(...runs))];
  return { measure, value: Math.round(median(runs)), unit, spread };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns the time, processor time and peak memory of several runs of a command, as far as the system reports them. */
export function rowsOfDurations(measure: string, runs: readonly Duration[]): Row[] {
  const processors = runs.flatMap((run) => run.processors ?? []);
  const memory = runs.flatMap((run) => run.memory ?? []);
  const clock = runs.map((run) => run.clock);
  return [
    ...(processors.length === 0 ? [] : [rowOfRuns(`${measure}: processors`, processors)]),
    rowOfRuns(`${measure}: clock`, clock),
    ...(memory.length === 0 ? [] : [rowOfRuns(`${measure}: memory`, memory, "bytes")]),
  ];
}
