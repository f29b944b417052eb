export type Severity = "error" | "warning";

/** A mistake in content or data, for the person who can fix it. Lines and columns count from 1. */
export type Problem = {
  /** Path from the content root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** Name of the rule in kebab-case, e.g. "dead-anchor". */
  rule: string;
  severity: Severity;
  /** Says what is wrong. */
  message: string;
  /** Says what to do. */
  fix: string;
};

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === "error");
}

/** Sorts problems by file, then line, then column. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule),
  );
}
