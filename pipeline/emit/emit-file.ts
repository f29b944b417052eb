import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file and the folders above it. */
export async function emitFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The same, but a file that already says so keeps its date, so that webpack's cache holds. */
export async function emitIfChanged(file: string, content: string): Promise<void> {
  const existing = await readFile(file, "utf8").catch(() => undefined);
  if (existing !== content) await emitFile(file, content);
}
