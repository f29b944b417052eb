import { stripVTControlCharacters } from "node:util";
import type { Problem } from "#model/problem.ts";
import { formatAnnotations } from "../core/problems/format-annotations.ts";
import { formatProblems } from "../core/problems/format-problems.ts";

/** Prints problems to the terminal, and in CI also beside their lines in the pull request. */
export function printProblems(problems: readonly Problem[], { root, pages }: { root: string; pages: number }): void {
  if (problems.length === 0) return;
  const text = formatProblems(problems, { root, pages });
  console.error(process.stderr.isTTY === true ? text : stripVTControlCharacters(text));
  if (process.env["CI"] !== undefined) console.error(formatAnnotations(problems, root));
}
