import { COPY_CACHE, type OfflineFile, PAGES_CACHE } from "#model/saved-files.ts";

/** What the reader has saved on purpose: bytes, and when (milliseconds since 1970). */
export type OfflineCopy = { bytes: number; date: number };

/** How many files are on their way at once. */
const AT_ONCE = 6;
/** Where the copy's own size and date stand in its cache: no page has this address. */
const NOTE = "/offline-copy.json";

/** The copy that is there and whole. */
export async function readOfflineCopy(): Promise<OfflineCopy | undefined> {
  const response = await caches.match(NOTE, { cacheName: COPY_CACHE });
  return response?.json();
}

/**
 * Saves every file of the build; what is there already and has a hash in its name is not asked for again, so an attempt
 * that was interrupted goes on. `onProgress` is told how many bytes are there.
 */
export async function saveOfflineCopy(
  files: readonly OfflineFile[],
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<OfflineCopy> {
  const cache = await caches.open(COPY_CACHE);
  await cache.delete(NOTE);
  let bytes = 0;
  const queue = [...files];
  // AbortSignal.any is not in Safari before 17.4.
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
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    stopping.abort();
    throw error;
  }
  await dropOthers(cache, files);
  const copy = { bytes, date: Date.now() };
  await cache.put(NOTE, new Response(JSON.stringify(copy), { headers: { "Content-Type": "application/json" } }));
  return copy;
}

/** Undoes it; pages that were visited stay. */
export async function removeOfflineCopy(): Promise<void> {
  await caches.delete(COPY_CACHE);
}

async function saveFile(cache: Cache, url: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const isHashed = /^\/(?:assets|pages)\//.test(url);
  if (isHashed && (await cache.match(url)) !== undefined) return;
  const response = await fetch(url, { signal, redirect: "error", cache: isHashed ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  // What was kept when the page was read is older, and would be shown first.
  if (!isHashed && (await caches.match(url, { cacheName: PAGES_CACHE })) !== undefined)
    await (await caches.open(PAGES_CACHE)).put(url, response.clone());
  await cache.put(url, response);
}

/** What an earlier build's copy had besides. */
async function dropOthers(cache: Cache, files: readonly OfflineFile[]): Promise<void> {
  const wanted = new Set(files.map(({ url }) => new URL(url, location.origin).href));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}
