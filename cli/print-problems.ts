import type { Problem } from "#model/problem.ts";
import { formatAnnotations } from "../pipeline/check/format-annotations.ts";
import { formatProblems } from "../pipeline/check/format-problems.ts";

/** Problems to the terminal, and under CI beside their lines in the pull request. Nothing when there are none. */
export function printProblems(problems: readonly Problem[], { root, pages }: { root: string; pages: number }): void {
  if (problems.length === 0) return;
  console.error(formatProblems(problems, { root, pages, color: process.stderr.isTTY === true }));
  if (process.env["CI"] !== undefined) console.error(formatAnnotations(problems, root));
}
