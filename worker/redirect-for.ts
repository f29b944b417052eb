import type { Shell } from "#model/offline.ts";
import { PAGE_MAP_URL, type PageMap, replacedUrl } from "#model/page-map.ts";
import { shellCache } from "./shell.ts";

/** Returns the redirect that the host would send for an old or misspelled URL, for use without a network. */
export async function redirectFor(url: string, shell: Shell): Promise<Response | undefined> {
  const { pathname, search, origin } = new URL(url);
  try {
    const saved = await caches.match(PAGE_MAP_URL, { cacheName: shellCache(shell) });
    const map: PageMap | undefined = await saved?.json();
    const target = map === undefined ? undefined : replacedUrl(pathname, map);
    if (target === undefined) return undefined;
    const redirect = new URL(target, origin);
    redirect.search = search;
    return Response.redirect(redirect, 301);
  } catch {
    // Without storage, redirects aren't known.
    return undefined;
  }
}
