import type { ShownPage } from "#model/page.ts";
import { pageChunkFile, pageChunkId, replacedUrl } from "#model/page-map.ts";
import { pageKey } from "#model/url.ts";
import { readPageMap } from "./read-page-map.ts";

/**
 * Loads a page's chunk, which contains one module. webpack's runtime requests its file once, and rejects after
 * CHUNK_TIMEOUT; calling this again requests it again.
 */
export async function importPage(url: string): Promise<ShownPage> {
  const map = await readPageMap();
  const hash = map.hashes[pageKey(url)];
  if (hash === undefined) {
    const replacedBy = replacedUrl(url, map);
    throw Object.assign(new Error(`Cannot find module '${url}'`), { code: "MODULE_NOT_FOUND", replacedBy });
  }
  const id = pageChunkId(url, hash);
  // Only its script: for a chunk that it doesn't know, webpack would also request a stylesheet.
  const loading: Promise<void>[] = [];
  __webpack_require__.f.j(id, loading);
  await Promise.all(loading);
  return __webpack_require__<ShownPage>(id);
}

/** Tells webpack's runtime where the build has written the chunks of pages. Call it before the first is loaded. */
export function placePageChunks(): void {
  const fileOfAsset = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (id) => pageChunkFile(id) ?? fileOfAsset(id);
}
