import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Removes the files below a folder that are not among `keep` (paths with forward slashes). */
export async function removeStaleFiles(folder: string, keep: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const stale = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !keep.has(file.slice(folder.length + 1).replaceAll("\\", "/")));
  await Promise.all(stale.map((file) => rm(file)));
}
