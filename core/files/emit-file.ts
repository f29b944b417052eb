import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathsBelow } from "../cache/hash.ts";

/** A file of the site; `path` from its root. */
export type OutputFile = { path: string; content: string | Uint8Array };

/** Returns the files below a folder as files of the site, whose paths start with `prefix`. */
export function filesOf(folder: string, prefix = ""): OutputFile[] {
  return pathsBelow(folder).map((path) => ({ path: prefix + path, content: readFileSync(join(folder, path)) }));
}

/** Writes a file and the folders above it. */
export function emitFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
