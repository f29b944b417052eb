import { type LineChange, lineChanges } from "./line-changes.ts";
import { normalizeOutput } from "./normalize-output.ts";

/**
 * Returns a quotation of an example's output after the output has changed, or undefined if it has to be quoted again
 * by hand. Lines that are the same, apart from durations, stay as they're quoted.
 */
export function requote(
  quotation: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string[] | undefined {
  const starts = runsOf(quotation, before);
  if (starts.length === 0 && runsOf(quotation, after).length > 0) return [...quotation];
  // A quotation that appears several times has changed wherever it was copied from, or nowhere.
  const results = starts.map((start) => requoteAt(start, quotation, { before, after }));
  const [first] = results;
  return results.every((result) => result?.join("\n") === first?.join("\n")) ? first : undefined;
}

/** Returns where the lines of a quotation follow each other. */
function runsOf(quotation: readonly string[], lines: readonly string[]): number[] {
  const sought = keyOf(quotation);
  return lines.flatMap((_, start) => (keyOf(lines.slice(start, start + quotation.length)) === sought ? [start] : []));
}

function requoteAt(
  start: number,
  quotation: readonly string[],
  { before, after }: { before: readonly string[]; after: readonly string[] },
): string[] | undefined {
  const end = start + quotation.length;
  const lost = indentationOf(before.slice(start, end)) - indentationOf(quotation);
  const result: string[] = [];
  let old = start;
  for (const change of lineChanges(before, after, normalizeOutput)) {
    const part = partOf(change, start, end, before.length);
    if (part === "none") continue;
    if (part === undefined) return undefined;
    result.push(...quotation.slice(old - start, part.start - start), ...part.added.map((line) => line.slice(lost)));
    old = part.start + part.removed;
  }
  result.push(...quotation.slice(old - start));
  return result;
}

/** Returns the part of a change within the quoted lines; undefined if it isn't clear which of the new lines belong. */
function partOf(change: LineChange, start: number, end: number, count: number): LineChange | "none" | undefined {
  const last = change.start + change.removed;
  if (last < start || change.start > end) return "none";
  // Lines that were added before or after the quotation belong to it only if it quotes everything.
  if (change.removed === 0) {
    const isInside = change.start > start && change.start < end;
    return isInside || end - start === count ? change : "none";
  }
  if (last === start || change.start === end) return "none";
  if (change.start >= start && last <= end) return change;
  if (change.added.length !== change.removed) return undefined;
  const [from, to] = [Math.max(change.start, start), Math.min(last, end)];
  return { start: from, removed: to - from, added: change.added.slice(from - change.start, to - change.start) };
}

function keyOf(lines: readonly string[]): string {
  return normalizeOutput(withoutIndentation(lines).join("\n"));
}

function withoutIndentation(lines: readonly string[]): string[] {
  const common = indentationOf(lines);
  return lines.map((line) => line.slice(common));
}

/** Returns the indentation that all lines have in common. */
function indentationOf(lines: readonly string[]): number {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  return indents.length === 0 ? 0 : Math.min(...indents);
}
