import { COPY_CACHE, FILES_CACHE, PAGES_CACHE } from "#model/saved-files.ts";
import { isOwnFile, isOwnPage } from "./is-own-answer.ts";
import { oldestBeyond } from "./what-to-drop.ts";

/** How many are kept. A page that is read again is the newest again. */
const MOST: Record<string, number> = { [PAGES_CACHE]: 60, [FILES_CACHE]: 600 };

/** Saves a page that was shown without the worker's seeing it, and the files it needed. */
export async function saveVisit(address: string, files: readonly string[]): Promise<void> {
  await Promise.all([
    saveOne(PAGES_CACHE, address, isOwnPage),
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
  await dropOldest(cacheName, MOST[cacheName] ?? Number.POSITIVE_INFINITY);
}

/** When the disk is full: half of the pages and of their files go, never the shell, never what the reader has saved. */
export async function makeRoom(): Promise<void> {
  for (const name of [PAGES_CACHE, FILES_CACHE]) {
    const cache = await caches.open(name);
    await dropOldest(name, Math.floor((await cache.keys()).length / 2));
  }
}

/** Keys come in the order in which they were put. */
async function dropOldest(cacheName: string, limit: number): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const key of oldestBeyond(await cache.keys(), limit)) await cache.delete(key);
}

/** What the reader has saved on purpose, or anything that a build has left behind. */
export async function savedAnswer(url: string): Promise<Response | undefined> {
  return (await caches.match(url, { cacheName: COPY_CACHE })) ?? caches.match(url);
}
