/** The text after the change that a diff shows, or why it can't be made. */
export type AppliedDiff = { text: string } | { reason: string };

/** Finds the lines of a diff that begin with ' ' or '-' in a text, where they stand once, and puts the others in their place. */
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
