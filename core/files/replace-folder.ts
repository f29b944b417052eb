import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/**
 * Replaces a folder with a finished one. The old folder is moved first and removed last, so one of the two is complete
 * whenever this is interrupted, and `restoreFolder` restores it.
 */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  const old = backupOf(target);
  await rm(old, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, old);
  await rename(finished, target);
  await rm(old, { recursive: true, force: true });
}

/** Restores the old folder after an interrupted replacement. */
export async function restoreFolder(target: string): Promise<void> {
  const old = backupOf(target);
  if (!existsSync(target) && existsSync(old)) await rename(old, target);
}

function backupOf(target: string): string {
  return `${target}.old`;
}
