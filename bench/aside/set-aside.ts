import { rename, rm } from "node:fs/promises";

const aside: string[] = [];

/**
 * Takes files or a folder away before a build with nothing kept; nothing to do if there is none. They are removed after the measure: ext4
 * takes half a second more to write a site when as many files were removed in the minute before.
 */
export async function setAside(path: string): Promise<void> {
  const other = `${path}.aside-${process.pid}-${aside.length}`;
  try {
    await rename(path, other);
    aside.push(other);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}

/** After a measure, whether it went well or not. */
export async function removeAside(): Promise<void> {
  for (const path of aside.splice(0)) await rm(path, { recursive: true, force: true });
}
