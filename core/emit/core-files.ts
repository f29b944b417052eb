import { filesOf } from "../files/emit-file.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { REDIRECT_SCRIPT, REDIRECT_SCRIPT_URL, redirectDocument } from "./redirect-document.ts";

/** Folder with the site's icons, which browsers request from the root. */
const ICONS = "site/icons";

/** Returns the files that every site has besides its pages: images, documents of redirects, and icons. */
export function coreFiles({ redirects, assets }: SiteIndex): ReadonlyMap<string, () => string | Uint8Array> {
  return new Map<string, () => string | Uint8Array>([
    ...[...redirects].map(([from, to]) => [`${from.slice(1)}index.html`, () => redirectDocument(to)] as const),
    [REDIRECT_SCRIPT_URL.slice(1), () => REDIRECT_SCRIPT],
    ...[...assets.values()].map(({ url, bytes }) => [url.slice(1), () => bytes] as const),
    ...filesOf(ICONS).map(({ path, content }) => [path, () => content] as const),
  ]);
}
