import { COPY_CACHE, FILES_CACHE, PAGES_CACHE, SHELL_CACHE_PREFIX } from "#model/saved-files.ts";

/** Of keys in the order in which they were kept: all but the newest `limit`. */
export function oldestBeyond<T>(keys: readonly T[], limit: number): T[] {
  return keys.slice(0, Math.max(0, keys.length - limit));
}

/**
 * Of all caches at this address, oldest first: those of an earlier site's worker, and the shells of builds before the last.
 * The last one stays: tabs that are open may still be of that build.
 */
export function cachesToDrop(names: readonly string[], shell: string): string[] {
  const others = names.filter((name) => name.startsWith(SHELL_CACHE_PREFIX) && name !== shell);
  const kept = [PAGES_CACHE, FILES_CACHE, COPY_CACHE, shell, ...others.slice(-1)];
  return names.filter((name) => !kept.includes(name));
}
