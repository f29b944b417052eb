import type { Problem } from "#model/problem.ts";

/** A mistake in data/packages.json, which lies beside the content folder. */
export function problemOfPackages(words: Omit<Problem, "file" | "column">): Problem {
  return { file: "../data/packages.json", column: 1, ...words };
}
