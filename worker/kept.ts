import { COPY_CACHE, FILES_CACHE, PAGES_CACHE } from "#model/saved-files.ts";
import { isOwnFile, isOwnPage } from "./is-own-answer.ts";
import { oldestBeyond } from "./what-to-drop.ts";

/** The most entries per cache. Reading a page again makes it the newest. */
const LIMITS: Record<string, number> = { [PAGES_CACHE]: 60, [FILES_CACHE]: 600 };

/** Saves a page that the worker didn't serve, and the files that it needs. */
export async function saveVisit(url: string, files: readonly string[]): Promise<void> {
  await Promise.all([
    saveOne(PAGES_CACHE, url, isOwnPage),
    ...files.map(async (file) => {
      if ((await caches.match(file)) === undefined) await saveOne(FILES_CACHE, file, isOwnFile);
    }),
  ]);
}

async function saveOne(cacheName: string, url: string, isOwn: (response: Response) => unknown): Promise<void> {
  const response = await fetch(url, { redirect: "error" });
  if (!(await isOwn(response))) return;
  const cache = await caches.open(cacheName);
  await cache.put(url, response);
  await trim(cacheName);
}

export async function trim(cacheName: string): Promise<void> {
  await dropOldest(cacheName, LIMITS[cacheName] ?? Number.POSITIVE_INFINITY);
}

/**
 * Frees space when the disk is full: drops half of the visited pages and their files, never the shell or the reader's
 * copy.
 */
export async function makeRoom(): Promise<void> {
  for (const name of [PAGES_CACHE, FILES_CACHE]) {
    const cache = await caches.open(name);
    await dropOldest(name, Math.floor((await cache.keys()).length / 2));
  }
}

/** Deletes the oldest entries: keys come in insertion order. */
async function dropOldest(cacheName: string, limit: number): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const key of oldestBeyond(await cache.keys(), limit)) await cache.delete(key);
}

/** Returns a saved response: from the reader's copy, or from any build's cache. */
export async function savedAnswer(url: string): Promise<Response | undefined> {
  return (await caches.match(url, { cacheName: COPY_CACHE })) ?? caches.match(url);
}
