import { lineChanges } from "./line-changes.ts";
import { normalizeOutput } from "./normalize-output.ts";

const DURATIONS = /\b\d+(?:\.\d+)? m?s\b/g;

/**
 * Returns what an example prints now, with the durations and process ids that were recorded, so that the difference
 * shows what has really changed.
 */
export function mergeOutput(recorded: string, printed: string): string {
  const [before, after] = [recorded.split("\n"), printed.split("\n")];
  const merged: string[] = [];
  let old = 0;
  for (const { start, removed, added } of lineChanges(before, after, normalizeOutput)) {
    merged.push(...before.slice(old, start));
    const isSameCount = added.length === removed;
    merged.push(...added.map((line, index) => (isSameCount ? withDurations(line, before[start + index] ?? "") : line)));
    old = start + removed;
  }
  return [...merged, ...before.slice(old)].join("\n");
}

function withDurations(line: string, recorded: string): string {
  const durations = recorded.match(DURATIONS) ?? [];
  if (durations.length !== (line.match(DURATIONS) ?? []).length) return line;
  return line.replace(DURATIONS, () => durations.shift() ?? "");
}
