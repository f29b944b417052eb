import { posix } from "node:path";
import type { Problem } from "#model/problem.ts";

/** 'content/guides/caching.md:41:12', which terminals and editors open by a click. */
export function locationOf(problem: Problem, root: string): string {
  return `${fileOf(problem, root)}:${problem.line}:${problem.column}`;
}

/** Path of the problem's file from the working directory; the root itself when it is in no file. */
export function fileOf({ file }: Problem, root: string): string {
  const folder = root.replaceAll("\\", "/").replace(/\/+$/, "");
  // Data lies beside the content folder: 'content/../data/packages.json' is data/packages.json.
  return file === "" ? folder : posix.normalize(`${folder}/${file}`);
}
