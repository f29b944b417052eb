import { styleText } from "node:util";
import type { Problem } from "#model/problem.ts";
import { locationOf } from "./location-of.ts";

type Style = "red" | "yellow" | "green" | "bold" | "dim";
type Paint = (style: Style, text: string) => string;

type Options = {
  /** The content folder as its reader names it. */
  root: string;
  /** How many pages were checked. */
  pages: number;
  color: boolean;
};

/** Sorted problems → what a terminal shows: those of one file together, and at the end how many there are. */
export function formatProblems(problems: readonly Problem[], { root, pages, color }: Options): string {
  const paint: Paint = (style, text) => (color ? styleText(style, text, { validateStream: false }) : text);
  const files = [...Map.groupBy(problems, (problem) => problem.file).values()];
  const groups = files.map((group) => `${group.map((problem) => formatProblem(problem, root, paint)).join("\n")}\n`);
  return [...groups, paint(colorOf(problems), countLine(problems, pages))].join("\n");
}

function formatProblem(problem: Problem, root: string, paint: Paint): string {
  const { rule, severity, message, remedy } = problem;
  const mark = severity === "error" ? paint("red", rule) : paint("yellow", `${rule} (warning)`);
  return `${paint("bold", locationOf(problem, root))}  ${mark}\n  ${indent(message)}\n  ${paint("dim", indent(remedy))}`;
}

function indent(text: string): string {
  return text.replaceAll("\n", "\n  ");
}

/** '3 errors, 1 warning in 250 pages'. */
function countLine(problems: readonly Problem[], pages: number): string {
  const errors = problems.filter((problem) => problem.severity === "error").length;
  const warnings = problems.length - errors;
  const counts = [errors > 0 && count(errors, "error"), warnings > 0 && count(warnings, "warning")].filter(Boolean);
  return `${counts.length === 0 ? "No problems" : counts.join(", ")} in ${count(pages, "page")}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function colorOf(problems: readonly Problem[]): Style {
  if (problems.length === 0) return "green";
  return problems.some((problem) => problem.severity === "error") ? "red" : "yellow";
}
