import { withTrailingSlash } from "#model/url.ts";

/**
 * Returns the path of the page that a link leads to, decoded and with a trailing slash. Undefined for other sites and
 * for files ('/content.json').
 */
export function pagePath(target: URL): string | undefined {
  if (target.origin !== location.origin) return undefined;
  const url = withTrailingSlash(target.pathname);
  return url.endsWith("/") ? decodePath(url) : undefined;
}

/** Returns the decoded path of the page on the screen. */
export function currentPath(): string {
  return decodePath(location.pathname);
}

function decodePath(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
