import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { componentFile } from "#model/components.ts";
import { allComponents } from "../read/page-components.ts";

/**
 * Returns the style sheets of everything that the build renders, in the order in which the renderer imports them,
 * relative to the project's root. All of them are in the one style sheet of all documents, so no page waits for a
 * second one.
 */
export function documentStyles(): string[] {
  const seen = new Set<string>();
  visit(resolve("site/entry.server.tsx"), seen);
  return [...seen].filter((file) => file.endsWith(".css")).map((file) => relative(".", file).replaceAll("\\", "/"));
}

function visit(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  if (file.endsWith(".css")) return;
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(STATIC_IMPORTS)) {
    if (path.startsWith(".")) visit(join(file, "..", path), seen);
    if (path === "#components") {
      for (const name of allComponents()) visit(resolve("site/components", componentFile(name)), seen);
    }
  }
}
/** Types are erased, so their files aren't imported. */
const STATIC_IMPORTS = /^(?:import|export) (?!type )(?:[^;"]*? from )?"([^"]+)";$/gm;
