import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A file of the site; `path` from its root. */
export type OutputFile = { path: string; content: string | Uint8Array };

/** Writes a file and the folders above it. */
export function emitFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
