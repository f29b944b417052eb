import { PAGE_MAP_URL, type PageMap } from "#model/page-map.ts";
import { latestBuildSeen } from "../offline/start-worker.ts";
import { appOnScreen } from "./app-on-screen.ts";

/** How long a map is believed, in milliseconds. */
const FRESH = 10 * 60 * 1000;
/** How long it may take, in milliseconds: the first as long as a chunk, a newer one no longer than a document that is saved. */
const PATIENCE = 120_000;
const PATIENCE_FOR_NEWER = 2500;

let kept: { map: Promise<PageMap>; read: number } | undefined;

/**
 * Where the pages of the newest build are; where the network is away, of the last that was read. Rejects with
 * `code: 'OTHER_APP'` when those pages are made for other scripts and styles than this document's.
 */
export async function readPageMap(): Promise<PageMap> {
  const now = performance.now();
  if (kept === undefined || now - kept.read > FRESH || kept.read < latestBuildSeen()) {
    const last = kept?.map;
    const map = fetchPageMap(last === undefined ? PATIENCE : PATIENCE_FOR_NEWER).catch(
      (error: unknown) => last ?? Promise.reject(error),
    );
    const current = { map, read: now };
    kept = current;
    map.catch(() => {
      if (kept === current) kept = undefined;
    });
  }
  const map = await kept.map;
  if (map.app === appOnScreen()) return map;
  throw Object.assign(new Error(`${PAGE_MAP_URL} is of another build than this document.`), { code: "OTHER_APP" });
}

/** Rejects with the file's address as `request`, like webpack's own errors. */
async function fetchPageMap(patience: number): Promise<PageMap> {
  try {
    const response = await fetch(PAGE_MAP_URL, { cache: "no-cache", signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    const request = new URL(PAGE_MAP_URL, location.href).href;
    throw Object.assign(new Error(`Loading ${PAGE_MAP_URL} failed.`, { cause }), { request });
  }
}
