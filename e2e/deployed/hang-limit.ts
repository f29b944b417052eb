/** One of this many sequences may hang: docs/known-gaps.md. */
const ONE_IN = 50;

/** Returns how many sequences to run after a hang, since fewer than fifty can't measure a rate of one in fifty. */
export function sequencesToRun(wanted: number, hanging: number): number {
  return hanging === 0 ? wanted : Math.max(wanted, ONE_IN);
}

/** Returns how many of the sequences may hang. */
export function mostHanging(sequences: number): number {
  return Math.floor(sequences / ONE_IN);
}
