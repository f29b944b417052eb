/** A place in a file; both numbers start at 1. */
export type Place = { line: number; column: number };

export const START: Place = { line: 1, column: 1 };

/** Returns the place of the character at `offset`. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
