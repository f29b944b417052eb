import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { stringsFile } from "./strings-file.ts";

/**
 * Returns the project's files that these files import, directly or indirectly, and the files themselves, as absolute
 * paths. `cache` saves reading files again if several calls share most of them.
 */
export function importedFiles(
  entries: readonly string[],
  cache = new Map<string, readonly string[]>(),
): readonly string[] {
  const files = new Set(entries.map((entry) => resolve(entry)));
  for (const file of files) {
    const imports = cache.get(file) ?? (SOURCE.test(file) ? readImports(file) : []);
    cache.set(file, imports);
    for (const imported of imports) files.add(imported);
  }
  return [...files].sort();
}

const SOURCE = /\.(?:tsx?|mjs|css)$/;

/** Every quoted relative path to a file counts: import(), require() and new URL() don't need separate rules. */
function readImports(file: string): string[] {
  const source = readFileSync(file, "utf8").replace(TYPE_IMPORTS, "");
  return [...source.matchAll(PATHS)].flatMap(([, path = ""]) => {
    if (path === "#strings") return [stringsFile(aliasRoot(path, file))];
    const target = path.startsWith("#") ? resolve(aliasRoot(path, file), path.slice(1)) : resolve(dirname(file), path);
    return statSync(target, { throwIfNoEntry: false })?.isFile() ? [target] : [];
  });
}

/** `#data` is resolved from the folder where the command runs; others, as Node does, from the file's package. */
function aliasRoot(path: string, file: string): string {
  if (path.startsWith("#data/")) return ".";
  let folder = dirname(file);
  while (!existsSync(join(folder, "package.json")) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

/** Types are erased, so they change no result. */
const TYPE_IMPORTS = /^(?:import|export) type [^;]*;/gm;
const PATHS = /"((?:\.{1,2}|#model|#search|#data)\/[^"\n]+|#strings)"/g;
