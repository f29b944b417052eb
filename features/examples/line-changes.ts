import { diff } from "node:util";

/** Consecutive lines that were replaced: `removed` lines from `start` on, which counts from 0 in the old text. */
export type LineChange = { start: number; removed: number; added: string[] };

/** Returns how lines became others, in order. `keyOf` decides which lines are the same. */
export function lineChanges(
  before: readonly string[],
  after: readonly string[],
  keyOf: (line: string) => string,
): LineChange[] {
  const changes: LineChange[] = [];
  let [old, now] = [0, 0];
  let current: LineChange | undefined;
  for (const [operation] of diff(before.map(keyOf), after.map(keyOf))) {
    if (operation === 0) {
      current = undefined;
      old++;
      now++;
      continue;
    }
    if (current === undefined) {
      current = { start: old, removed: 0, added: [] };
      changes.push(current);
    }
    // Node marks a line that only the first list has with 1.
    if (operation === 1) {
      current.removed++;
      old++;
    } else current.added.push(after[now++] ?? "");
  }
  return changes;
}
