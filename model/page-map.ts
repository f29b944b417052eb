import { pageKey } from "./url.ts";

/** Where each page's file is. It keeps its name from build to build. */
export const PAGE_MAP_URL = "/page-map.json";

/** `app`: what the pages are made for, see DocumentAssets; `hashes`: page key → hash of the page's file. */
export type PageMap = { app: string; hashes: Record<string, string> };

/** The global array that webpack's chunks are pushed to. */
export const CHUNK_GLOBAL = "webpackChunk";

const FOLDER = "pages/";

/** A page's chunk and the module in it: '/concepts/loaders/', '0123456789' → 'pages/concepts/loaders.0123456789'. */
export function pageChunkId(url: string, hash: string): string {
  return `${FOLDER}${pageKey(url)}.${hash}`;
}

/** The file of a page's chunk, from the site's root; undefined for a chunk that holds no page. */
export function pageChunkFile(id: string | number): string | undefined {
  return typeof id === "string" && id.startsWith(FOLDER) ? `${id}.js` : undefined;
}
