import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Returns the hash of every file in a folder by its path there. */
export async function hashesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashed = paths.sort().map(async (path) => {
    const hash = createHash("sha256").update(await readFile(path));
    return [path.slice(folder.length + 1), hash.digest("hex")] as const;
  });
  return new Map(await Promise.all(hashed));
}
