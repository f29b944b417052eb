import { withTrailingSlash } from "#model/url.ts";

/**
 * What a click leads to: the address of a page of this site with its trailing slash, as a page names its own; undefined for other
 * sites and for files ('/content.json').
 */
export function ownAddress(target: URL): string | undefined {
  if (target.origin !== location.origin) return undefined;
  const url = withTrailingSlash(target.pathname);
  return url.endsWith("/") ? decodeAddress(url) : undefined;
}

/** The address on the screen, as a page names its own: without encoding. */
export function currentAddress(): string {
  return decodeAddress(location.pathname);
}

function decodeAddress(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
