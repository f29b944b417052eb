import { PLAYGROUND_CACHE } from "#model/playground-files.ts";
import { COPY_CACHE, FILES_CACHE, PAGES_CACHE, SHELL_CACHE_PREFIX } from "#model/saved-files.ts";

/** Returns all but the newest `limit` of keys in insertion order. */
export function oldestBeyond<T>(keys: readonly T[], limit: number): T[] {
  return keys.slice(0, Math.max(0, keys.length - limit));
}

/**
 * Returns the caches to delete, given all of this origin, oldest first: those of another site's worker, and all shells
 * but the current and the previous build's, which open tabs may still use.
 */
export function cachesToDrop(names: readonly string[], shell: string): string[] {
  const others = names.filter((name) => name.startsWith(SHELL_CACHE_PREFIX) && name !== shell);
  const kept = [PAGES_CACHE, FILES_CACHE, COPY_CACHE, PLAYGROUND_CACHE, shell, ...others.slice(-1)];
  return names.filter((name) => !kept.includes(name));
}
