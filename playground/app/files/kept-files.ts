import { frameUrl, PLAYGROUND_CACHE, PLAYGROUND_FOLDER } from "#model/playground-files.ts";

/** Fetches a file of the playground, and caches it for use without a network. */
export async function fetchKept(url: string, signal?: AbortSignal): Promise<Response> {
  const cache = await openCache();
  try {
    const response = await fetch(url, signal && { signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    // If the disk is full, the file is used without being cached.
    cache?.put(url, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const kept = await cache?.match(url);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Caches the files that documents load themselves: the interface and the frames. */
export function keepInterface(): void {
  const urls = [
    `/${PLAYGROUND_FOLDER}/app.js`,
    `/${PLAYGROUND_FOLDER}/app.css`,
    frameUrl("compiler"),
    frameUrl("preview"),
  ];
  for (const url of urls) fetchKept(url).catch(() => undefined);
}

/** Undefined where a browser has no storage for the site. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(PLAYGROUND_CACHE);
  } catch {
    return undefined;
  }
}
