import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file of the site; `path` from its root. */
export type OutputFile = { path: string; content: string | Uint8Array };

/** Writes files, one after the other: for hundreds of small ones that is much less work than at once. Returns how many. */
export function emitFiles(files: Iterable<OutputFile>, folder: string): number {
  let count = 0;
  for (const { path, content } of files) {
    emitFile(join(folder, path), content);
    count++;
  }
  return count;
}

/** Writes a file and the folders above it. */
export function emitFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
