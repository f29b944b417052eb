import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The catalog of the language that this process builds, in a project's folder. The language is a condition of Node:
 * cli/run.mjs.
 */
export function stringsFile(project = "."): string {
  return resolve(project, "model/strings", basename(fileURLToPath(import.meta.resolve("#strings"))));
}
