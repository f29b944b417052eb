import { savedUrl } from "#model/offline.ts";
import { COPY_CACHE, OFFLINE_FILES_URL, type OfflineFile, PAGES_CACHE } from "#model/saved-files.ts";
import { language } from "#strings";

/** A page saved on this device. */
export type SavedPage = { url: string; title: string };

/** Returns all files of the build, from the network or from the saved list. */
export async function fetchOfflineFiles(): Promise<OfflineFile[]> {
  const response = await fetch(OFFLINE_FILES_URL);
  if (!response.ok) throw new Error(`${OFFLINE_FILES_URL} answered ${response.status}.`);
  return response.json();
}

/** Returns the pages that can be read offline, sorted by title. */
export async function readSavedPages(files: readonly OfflineFile[]): Promise<SavedPage[]> {
  const saved = new Set<string>();
  for (const name of [PAGES_CACHE, COPY_CACHE]) {
    // `open` would create a missing cache.
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) saved.add(savedUrl(decodeURI(new URL(url).pathname)));
  }
  const pages = files.flatMap(({ url, title }) =>
    title !== undefined && saved.has(savedUrl(url)) ? [{ url, title }] : [],
  );
  return pages.sort((a, b) => a.title.localeCompare(b.title, language.code));
}
