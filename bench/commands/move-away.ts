import { rename, rm } from "node:fs/promises";

const moved: string[] = [];

/**
 * Moves files or a folder away before a cold build, if they exist. They are removed after the measurement, because ext4
 * needs half a second more to write a site if as many files were removed in the minute before.
 */
export async function moveAway(path: string): Promise<void> {
  const other = `${path}.moved-${process.pid}-${moved.length}`;
  try {
    await rename(path, other);
    moved.push(other);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}

/** Removes the moved files after a measurement, whether it succeeded or not. */
export async function removeMoved(): Promise<void> {
  for (const path of moved.splice(0)) await rm(path, { recursive: true, force: true });
}
