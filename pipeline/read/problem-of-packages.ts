import type { Problem } from "#model/problem.ts";

/** Returns a problem in data/packages.json, which is outside the content folder. */
export function problemOfPackages(words: Omit<Problem, "file" | "column">): Problem {
  return { file: "../data/packages.json", column: 1, ...words };
}
