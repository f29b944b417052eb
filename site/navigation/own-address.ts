import { withTrailingSlash } from "#model/url.ts";

/**
 * Returns the path of the page that a link leads to, decoded and with a trailing slash. Undefined for other sites and
 * for files ('/content.json').
 */
export function ownAddress(target: URL): string | undefined {
  if (target.origin !== location.origin) return undefined;
  const url = withTrailingSlash(target.pathname);
  return url.endsWith("/") ? decodeAddress(url) : undefined;
}

/** Returns the decoded path of the page on the screen. */
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
