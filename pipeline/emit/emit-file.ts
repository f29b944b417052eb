import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file and the folders above it. */
export async function emitFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
