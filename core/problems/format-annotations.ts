import type { Problem } from "#model/problem.ts";
import { fileOf } from "./location-of.ts";

/** Formats problems as GitHub's workflow commands, which GitHub shows beside the lines of a pull request. */
export function formatAnnotations(problems: readonly Problem[], root: string): string {
  return problems.map((problem) => formatAnnotation(problem, root)).join("\n");
}

function formatAnnotation(problem: Problem, root: string): string {
  const { severity, line, column, rule, message, fix } = problem;
  const place = `file=${property(fileOf(problem, root))},line=${line},col=${column},title=${property(rule)}`;
  return `::${severity} ${place}::${data(`${message}\n${fix}`)}`;
}

/** https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
