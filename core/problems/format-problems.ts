import { styleText } from "node:util";
import type { Problem } from "#model/problem.ts";
import { locationOf } from "./location-of.ts";

type Style = "red" | "yellow" | "green" | "bold" | "dim";

type Options = {
  /** The content folder, as the command names it. */
  root: string;
  /** Number of pages that were checked. */
  pages: number;
};

/** Formats sorted problems in color for a terminal: grouped by file, with a summary at the end. */
export function formatProblems(problems: readonly Problem[], { root, pages }: Options): string {
  const files = [...Map.groupBy(problems, (problem) => problem.file).values()];
  const groups = files.map((group) => `${group.map((problem) => formatProblem(problem, root)).join("\n")}\n`);
  return [...groups, paint(colorOf(problems), countLine(problems, pages))].join("\n");
}

function formatProblem(problem: Problem, root: string): string {
  const { rule, severity, message, fix } = problem;
  const mark = severity === "error" ? paint("red", rule) : paint("yellow", `${rule} (warning)`);
  return `${paint("bold", locationOf(problem, root))}  ${mark}\n  ${indent(message)}\n  ${paint("dim", indent(fix))}`;
}

function paint(style: Style, text: string): string {
  return styleText(style, text, { validateStream: false });
}

function indent(text: string): string {
  return text.replaceAll("\n", "\n  ");
}

/** Returns '3 errors, 1 warning in 250 pages', or without the pages if none was checked. */
function countLine(problems: readonly Problem[], pages: number): string {
  const errors = problems.filter((problem) => problem.severity === "error").length;
  const warnings = problems.length - errors;
  const counts = [errors > 0 && count(errors, "error"), warnings > 0 && count(warnings, "warning")].filter(Boolean);
  const found = counts.length === 0 ? "No problems" : counts.join(", ");
  return pages === 0 ? found : `${found} in ${count(pages, "page")}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function colorOf(problems: readonly Problem[]): Style {
  if (problems.length === 0) return "green";
  return problems.some((problem) => problem.severity === "error") ? "red" : "yellow";
}
