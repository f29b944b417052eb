import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file of the site; `path` from its root. */
export type OutputFile = { path: string; content: string | Uint8Array };

/** Writes files and the folders above them, one after the other: for hundreds of small ones that is much less work. How many. */
export function emitFiles(files: Iterable<OutputFile>, folder: string): number {
  let count = 0;
  const made = new Set<string>();
  for (const { path, content } of files) {
    const file = join(folder, path);
    if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    made.add(dirname(file));
    writeFileSync(file, content);
    count++;
  }
  return count;
}
