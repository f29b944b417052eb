import { CHUNK_TIMEOUT, PAGE_MAP_URL, type PageMap } from "#model/page-map.ts";
import { appOnScreen } from "../browser/app-on-screen.ts";
import { latestBuildSeen } from "../offline/start-worker.ts";

/** Time after which a newer map is requested, in milliseconds. */
const MAX_AGE = 10 * 60 * 1000;
/** How long the request for a newer map may take, in milliseconds. */
const TIMEOUT_FOR_NEWER = 2500;

let cached: { map: Promise<PageMap>; read: number } | undefined;

/**
 * Returns the latest build's page map, or the last one that was read if there's no network. Rejects with `code:
 * 'OTHER_APP'` if its pages need other scripts and styles than this document has.
 */
export async function readPageMap(): Promise<PageMap> {
  const now = performance.now();
  if (cached === undefined || now - cached.read > MAX_AGE || cached.read < latestBuildSeen()) {
    const last = cached?.map;
    const map = fetchPageMap(last === undefined ? CHUNK_TIMEOUT : TIMEOUT_FOR_NEWER).catch(
      (error: unknown) => last ?? Promise.reject(error),
    );
    const current = { map, read: now };
    cached = current;
    map.catch(() => {
      if (cached === current) cached = undefined;
    });
  }
  const map = await cached.map;
  if (map.app === appOnScreen()) return map;
  throw Object.assign(new Error(`${PAGE_MAP_URL} is of another build than this document.`), { code: "OTHER_APP" });
}

/** Rejects with the file's URL as `request`, like webpack's own errors. */
async function fetchPageMap(timeout: number): Promise<PageMap> {
  try {
    const response = await fetch(PAGE_MAP_URL, { cache: "no-cache", signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    const request = new URL(PAGE_MAP_URL, location.href).href;
    throw Object.assign(new Error(`Loading ${PAGE_MAP_URL} failed.`, { cause }), { request });
  }
}
