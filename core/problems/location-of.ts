import { posix } from "node:path";
import type { Problem } from "#model/problem.ts";

/** Returns 'content/guides/caching.md:41:12', which terminals and editors open with a click. */
export function locationOf(problem: Problem, root: string): string {
  return `${fileOf(problem, root)}:${problem.line}:${problem.column}`;
}

/** Returns the file's path from the working directory, or the root for a problem without a file. */
export function fileOf({ file }: Problem, root: string): string {
  const folder = root.replaceAll("\\", "/").replace(/\/+$/, "");
  // Data files belong to the project, whatever the content folder is.
  if (file.startsWith("../")) return file.slice("../".length);
  return file === "" ? folder : posix.normalize(`${folder}/${file}`);
}
