import { structuredPatch } from "diff";

/** Number of unchanged lines shown around a change. */
const AROUND = 2;

/**
 * Returns the difference of two texts: lines with '-' and '+' and the lines around them, and '…' for those left out.
 */
export function diffLines(before: string, after: string): string {
  const { hunks } = structuredPatch("", "", before, after, "", "", { context: AROUND });
  // A line that starts with '\' says that the text doesn't end with a line break.
  return hunks.map(({ lines }) => lines.filter((line) => !line.startsWith("\\")).join("\n")).join("\n…\n");
}
