/** `line` counts from 1 in the quotation. Without `found` it ends too early; without `expected` the original has no such line. */
export type Difference = { line: number; found?: string; expected?: string };

/**
 * Compares a quotation with its original: the whole text, or a run of whole lines that may have lost a common
 * indentation. Blanks at the ends of lines and of the text don't count. Undefined when they agree.
 */
export function firstDifference(quotation: string, original: string, extent: "whole" | "run"): Difference | undefined {
  const quoted = linesOf(quotation);
  const lines = linesOf(original);
  if (extent === "whole") return differenceOf(quoted, lines);
  const flush = withoutIndentation(quoted);
  let nearest: Difference = { line: 1, found: quoted[0] ?? "" };
  for (let start = 0; start < lines.length; start++) {
    // A place that differs in its very first line, whatever the indentation, is not nearer than any other.
    if (lines[start]?.trimStart() !== quoted[0]?.trimStart()) continue;
    const run = lines.slice(start, start + quoted.length);
    const difference = differenceOf(flush, withoutIndentation(run));
    if (difference === undefined) return undefined;
    // Of all places where the quotation may come from, the one that agrees longest is meant.
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
