import { diff } from "node:util";

/** Number of unchanged lines shown around a change. */
const AROUND = 2;

/**
 * Returns the difference of two texts: lines with '-' and '+' and the lines around them, and '…' for those left out.
 */
export function diffLines(before: string, after: string): string {
  const steps = diff(before.split("\n"), after.split("\n"));
  const shown = new Set<number>();
  for (const [index, [operation]] of steps.entries()) {
    if (operation === 0) continue;
    for (let near = index - AROUND; near <= index + AROUND; near++) shown.add(near);
  }
  const lines: string[] = [];
  for (const [index, [operation, line]] of steps.entries()) {
    if (shown.has(index)) lines.push(`${SIGNS[operation]}${line}`);
    else if (lines.at(-1) !== "…") lines.push("…");
  }
  return lines.filter((line, index) => line !== "…" || (index > 0 && index < lines.length - 1)).join("\n");
}

/** Node marks a line that only the first list has with 1. */
const SIGNS = { [-1]: "+", 0: " ", 1: "-" };
