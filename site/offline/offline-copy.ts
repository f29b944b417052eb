import { COPY_CACHE, type OfflineFile, PAGES_CACHE } from "#model/saved-files.ts";

/** The copy that the reader saved: its size in bytes and its date in milliseconds since 1970. */
export type OfflineCopy = { bytes: number; date: number };

/** Number of files that load concurrently. */
const CONCURRENCY = 6;
/** The cache key of the copy's size and date, which isn't a page's URL. */
const INFO_URL = "/offline-copy.json";

/** Returns the copy, if it's complete. */
export async function readOfflineCopy(): Promise<OfflineCopy | undefined> {
  const response = await caches.match(INFO_URL, { cacheName: COPY_CACHE });
  return response?.json();
}

/**
 * Saves every file of the build. Files with a hash in their name aren't loaded again, so an interrupted attempt
 * continues. `onProgress` gets the number of bytes saved so far.
 */
export async function saveOfflineCopy(
  files: readonly OfflineFile[],
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<OfflineCopy> {
  const cache = await caches.open(COPY_CACHE);
  await cache.delete(INFO_URL);
  let bytes = 0;
  const queue = [...files];
  // Safari before 17.4 doesn't have AbortSignal.any.
  const stopping = new AbortController();
  signal.addEventListener("abort", () => stopping.abort(signal.reason), { signal: stopping.signal });
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      await saveFile(cache, file.url, stopping.signal);
      stopping.signal.throwIfAborted();
      bytes += file.bytes;
      onProgress(bytes);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  } catch (error) {
    stopping.abort();
    throw error;
  }
  await dropOthers(cache, files);
  const copy = { bytes, date: Date.now() };
  await cache.put(INFO_URL, new Response(JSON.stringify(copy), { headers: { "Content-Type": "application/json" } }));
  return copy;
}

/** Deletes the copy, but not the pages that the reader visited. */
export async function removeOfflineCopy(): Promise<void> {
  await caches.delete(COPY_CACHE);
}

async function saveFile(cache: Cache, url: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const isHashed = /^\/(?:assets|pages)\//.test(url);
  if (isHashed && (await cache.match(url)) !== undefined) return;
  const response = await fetch(url, { signal, redirect: "error", cache: isHashed ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  // The copy from the reader's visit is older and would be shown first.
  if (!isHashed && (await caches.match(url, { cacheName: PAGES_CACHE })) !== undefined)
    await (await caches.open(PAGES_CACHE)).put(url, response.clone());
  await cache.put(url, response);
}

/** Deletes files that only an earlier build's copy had. */
async function dropOthers(cache: Cache, files: readonly OfflineFile[]): Promise<void> {
  const wanted = new Set(files.map(({ url }) => new URL(url, location.origin).href));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}
