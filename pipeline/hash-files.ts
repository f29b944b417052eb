import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { sep } from "node:path";

/** A hash of the names and bytes of files, and of those below folders; what is not there is left out. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of new Set(paths.flatMap(filesBelow))) {
    const bytes = readFileSync(file);
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

/**
 * A file itself, or the files below a folder in the order of their paths; one after the other, which takes a tenth of the time
 * that it takes at once. What npm puts beside an example is not part of it.
 */
export function filesBelow(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  return stats.isDirectory() ? filesIn(path).sort() : [path];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}${sep}${entry.name}`;
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesIn(file);
    return entry.isFile() ? [file] : [];
  });
}
