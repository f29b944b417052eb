import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/**
 * Puts a finished folder in the place of the old one. The old one is moved aside first and removed last: whenever this is
 * interrupted, one of the two is whole, and `restoreFolder` brings it back.
 */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  const old = asideOf(target);
  await rm(old, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, old);
  await rename(finished, target);
  await rm(old, { recursive: true, force: true });
}

/** After an interrupted replacement: the old folder comes back. */
export async function restoreFolder(target: string): Promise<void> {
  const old = asideOf(target);
  if (!existsSync(target) && existsSync(old)) await rename(old, target);
}

function asideOf(target: string): string {
  return `${target}.old`;
}
