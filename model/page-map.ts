import { meantUrl } from "./meant-url.ts";
import { pageKey, withTrailingSlash } from "./url.ts";

/** URL of the map with each page's file. It keeps its name from build to build. */
export const PAGE_MAP_URL = "/page-map.json";

/**
 * `app`: the scripts and styles that the pages need, see DocumentAssets; `hashes`: page key → hash of the page's file;
 * `redirects`: old URL → the page or section that replaces it.
 */
export type PageMap = { app: string; hashes: Record<string, string>; redirects: Record<string, string> };

/**
 * Returns where a URL without a page leads: a redirect's target, or the page that a misspelled path means. '/old/' →
 * '/new/#section'. Undefined if the site knows no such page.
 */
export function replacedUrl(path: string, { hashes, redirects }: PageMap): string | undefined {
  const url = withTrailingSlash(path);
  return redirects[url] ?? meantUrl(path, (other) => pageKey(other) in hashes || other in redirects);
}

/** How long the browser waits for the map or a chunk, in milliseconds. */
export const CHUNK_TIMEOUT = 120_000;

/** The global array that webpack's chunks are pushed to. */
export const CHUNK_GLOBAL = "webpackChunk";

const FOLDER = "pages/";

/**
 * Returns the id of a page's chunk and of the module in it: '/concepts/loaders/', '0123456789' →
 * 'pages/concepts/loaders.0123456789'.
 */
export function pageChunkId(url: string, hash: string): string {
  return `${FOLDER}${pageKey(url)}.${hash}`;
}

/** Returns the file of a page's chunk, from the site's root; undefined for a chunk without a page. */
export function pageChunkFile(id: string | number): string | undefined {
  return typeof id === "string" && id.startsWith(FOLDER) ? `${id}.js` : undefined;
}
