import { savedAddress } from "#model/offline.ts";
import { COPY_CACHE, OFFLINE_FILES_URL, type OfflineFile, PAGES_CACHE } from "#model/saved-files.ts";

/** A page of this device, as the build names it. */
export type SavedPage = { url: string; title: string };

/** All files of the build, from the network or as they were saved. */
export async function fetchOfflineFiles(): Promise<OfflineFile[]> {
  const response = await fetch(OFFLINE_FILES_URL);
  if (!response.ok) throw new Error(`${OFFLINE_FILES_URL} answered ${response.status}.`);
  return response.json();
}

/** Of the build's pages those that can be read without a network, by title. */
export async function readSavedPages(files: readonly OfflineFile[]): Promise<SavedPage[]> {
  const saved = new Set<string>();
  for (const name of [PAGES_CACHE, COPY_CACHE]) {
    // `open` would make a cache that is not there.
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) saved.add(savedAddress(decodeURI(new URL(url).pathname)));
  }
  const pages = files.flatMap(({ url, title }) =>
    title !== undefined && saved.has(savedAddress(url)) ? [{ url, title }] : [],
  );
  return pages.sort((a, b) => a.title.localeCompare(b.title, "en"));
}
