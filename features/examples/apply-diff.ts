/** The text after a diff was applied, or why it couldn't be. */
export type AppliedDiff = { text: string } | { reason: string };

/** Applies a diff to a text that contains its unchanged and removed lines exactly once. */
export function applyDiff(text: string, diff: string): AppliedDiff {
  const changes = diff.split("\n");
  const before = changes.filter((line) => !line.startsWith("+")).map(withoutSign);
  const after = changes.filter((line) => !line.startsWith("-")).map(withoutSign);
  const lines = text.split("\n");
  const places = [...lines.keys()].filter((start) => before.every((line, index) => lines[start + index] === line));
  const [place] = places;
  if (place === undefined) return { reason: `the file has no lines '${before[0] ?? ""}' and so on` };
  if (places.length > 1) return { reason: `the file has these lines ${places.length} times` };
  return { text: lines.toSpliced(place, before.length, ...after).join("\n") };
}

function withoutSign(line: string): string {
  return line.replace(/^[-+ ]/, "");
}
