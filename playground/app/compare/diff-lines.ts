/** A line of both texts, or of one of them. */
export type DiffLine = { kind: "same" | "removed" | "added"; text: string };

/** Two lines beside each other; undefined where a text has none. `gap`: how many equal lines are left out. */
export type DiffRow = { before?: string; after?: string; isSame: boolean } | { gap: number };

/** Comparing more pairs of lines would block typing. */
const MAX_PAIRS = 4_000_000;

/** Returns the lines of two texts in order. Texts that differ in too many lines are replaced as a whole. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before.at(-1 - end) === after.at(-1 - end)) end++;
  const [removed, added] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return [
    ...linesOf("same", before.slice(0, start)),
    ...(removed.length * added.length > MAX_PAIRS
      ? [...linesOf("removed", removed), ...linesOf("added", added)]
      : diffMiddle(removed, added)),
    ...linesOf("same", before.slice(before.length - end)),
  ];
}

/** Keeps the longest common subsequence. */
function diffMiddle(before: readonly string[], after: readonly string[]): DiffLine[] {
  const columns = after.length + 1;
  // The length of the longest common subsequence from each pair of lines to the ends of the texts.
  const lengths = new Uint32Array((before.length + 1) * columns);
  const lengthAt = (row: number, column: number) => lengths[row * columns + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      lengths[row * columns + column] =
        before[row] === after[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      lines.push({ kind: "same", text: before[row] ?? "" });
      row++;
      column++;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1))
      lines.push({ kind: "removed", text: before[row++] ?? "" });
    else lines.push({ kind: "added", text: after[column++] ?? "" });
  }
  return [...lines, ...linesOf("removed", before.slice(row)), ...linesOf("added", after.slice(column))];
}

function linesOf(kind: DiffLine["kind"], texts: readonly string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }));
}

/** Unchanged lines shown around a change. */
const CONTEXT = 3;

/** Puts removed and added lines beside each other, and leaves out equal lines far from any change. */
export function sideBySide(lines: readonly DiffLine[]): DiffRow[] {
  const rows: DiffRow[] = [];
  for (let place = 0; place < lines.length; ) {
    const { kind } = lines[place] ?? {};
    const run = lines.slice(place).findIndex((line) => (line.kind === "same") !== (kind === "same"));
    const end = run === -1 ? lines.length : place + run;
    const part = lines.slice(place, end);
    rows.push(...(kind === "same" ? sameRows(part, { isFirst: place === 0, isLast: run === -1 }) : changedRows(part)));
    place = end;
  }
  return rows;
}

function sameRows(lines: readonly DiffLine[], { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): DiffRow[] {
  const shown = lines.map(({ text }): DiffRow => ({ before: text, after: text, isSame: true }));
  const [head, tail] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  const gap = lines.length - head - tail;
  return gap < 2 ? shown : [...shown.slice(0, head), { gap }, ...shown.slice(shown.length - tail)];
}

function changedRows(lines: readonly DiffLine[]): DiffRow[] {
  const removed = lines.filter(({ kind }) => kind === "removed");
  const added = lines.filter(({ kind }) => kind === "added");
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, row) => ({
    ...(removed[row] !== undefined && { before: removed[row].text }),
    ...(added[row] !== undefined && { after: added[row].text }),
    isSame: false,
  }));
}
