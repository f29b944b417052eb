/**
 * `line` counts from 1 in the quotation. Without `found`, the quotation ends too early; without `expected`, the
 * original does.
 */
export type Difference = { line: number; found?: string; expected?: string };

/**
 * Compares a quotation with its original: the whole text, or consecutive lines, which may have lost their common
 * indentation. Ignores blanks at the ends of lines and of the text. Returns undefined if they're equal.
 */
export function firstDifference(quotation: string, original: string, extent: "whole" | "run"): Difference | undefined {
  const quoted = linesOf(quotation);
  const lines = linesOf(original);
  if (extent === "whole") return differenceOf(quoted, lines);
  const flush = withoutIndentation(quoted);
  let nearest: Difference = { line: 1, found: quoted[0] ?? "" };
  for (let start = 0; start < lines.length; start++) {
    // Places that differ in their first line are all equally bad.
    if (lines[start]?.trimStart() !== quoted[0]?.trimStart()) continue;
    const run = lines.slice(start, start + quoted.length);
    const difference = differenceOf(flush, withoutIndentation(run));
    if (difference === undefined) return undefined;
    // The quotation was most likely copied from the place where it agrees the longest.
    if (difference.line > nearest.line) nearest = { ...difference, ...textsAt(difference.line - 1, quoted, run) };
  }
  return nearest;
}

function linesOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, "\n")
    .trimEnd()
    .split("\n")
    .map((line) => line.trimEnd());
}

function differenceOf(quoted: readonly string[], lines: readonly string[]): Difference | undefined {
  const count = Math.max(quoted.length, lines.length);
  for (let index = 0; index < count; index++) {
    if (quoted[index] !== lines[index]) return { line: index + 1, ...textsAt(index, quoted, lines) };
  }
  return undefined;
}

function textsAt(index: number, quoted: readonly string[], lines: readonly string[]): Omit<Difference, "line"> {
  const found = quoted[index];
  const expected = lines[index];
  return { ...(found !== undefined && { found }), ...(expected !== undefined && { expected }) };
}

function withoutIndentation(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line !== "").map((line) => line.length - line.trimStart().length);
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(common));
}
