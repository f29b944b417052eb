import type { ShownPage } from "#model/page.ts";
import { pageChunkFile, pageChunkId } from "#model/page-map.ts";
import { pageKey } from "#model/url.ts";
import { readPageMap } from "./read-page-map.ts";

/** One page = one lazy chunk = one module. */
export async function importPage(url: string): Promise<ShownPage> {
  const map = await readPageMap();
  const hash = map.hashes[pageKey(url)];
  if (hash === undefined) throw Object.assign(new Error(`Cannot find module '${url}'`), { code: "MODULE_NOT_FOUND" });
  const id = pageChunkId(url, hash);
  // Its script alone: webpack would ask for a style sheet too, of a chunk that it does not know.
  const loading: Promise<void>[] = [];
  __webpack_require__.f.j(id, loading);
  await Promise.all(loading);
  return __webpack_require__<ShownPage>(id);
}

/** The build writes pages beside webpack's own chunks: webpack's runtime is told where, before the first is loaded. */
export function placePageChunks(): void {
  const fileOfAsset = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (id) => pageChunkFile(id) ?? fileOfAsset(id);
}
