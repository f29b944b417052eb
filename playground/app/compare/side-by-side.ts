import { diffArrays } from "diff";

/** Two lines beside each other; undefined where a text has none. `gap`: how many equal lines are left out. */
export type DiffRow = { before?: string; after?: string; isSame: boolean } | { gap: number };

/** Finding more differences would block typing. */
const MAX_DIFFERENCES = 2000;

/** Unchanged lines shown around a change. */
const CONTEXT = 3;

/**
 * Puts removed and added lines beside each other, and leaves out equal lines far from any change. Texts that differ in
 * too many lines are replaced as a whole.
 */
export function sideBySide(before: string[], after: string[]): DiffRow[] {
  const changes = diffArrays(before, after, { maxEditLength: MAX_DIFFERENCES });
  if (changes === undefined) return changedRows(before, after);
  return changes.flatMap(({ value, added, removed }, place) => {
    const next = changes[place + 1];
    if (removed) return changedRows(value, next?.added ? next.value : []);
    // Already beside the removed ones.
    if (added) return changes[place - 1]?.removed ? [] : changedRows([], value);
    return sameRows(value, { isFirst: place === 0, isLast: next === undefined });
  });
}

function sameRows(lines: readonly string[], { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): DiffRow[] {
  const shown = lines.map((line): DiffRow => ({ before: line, after: line, isSame: true }));
  const [head, tail] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  const gap = lines.length - head - tail;
  return gap < 2 ? shown : [...shown.slice(0, head), { gap }, ...shown.slice(shown.length - tail)];
}

function changedRows(removed: readonly string[], added: readonly string[]): DiffRow[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, row) => ({
    ...(removed[row] !== undefined && { before: removed[row] }),
    ...(added[row] !== undefined && { after: added[row] }),
    isSame: false,
  }));
}
