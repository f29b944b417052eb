import { withTrailingSlash } from "#model/url.ts";

/**
 * Redirects a path without its slash: '/concepts?a=1' → '/concepts/?a=1'. Returns undefined when it has its slash
 * or names a file, and for paths that a browser would read as another host ('//evil.example', '/\evil.example').
 */
export function slashRedirect(requested: string): string | undefined {
  const [, path = "/", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(requested) ?? [];
  if (!/^\/(?![/\\])[^\\\s]*$/.test(path) || /^\/(?:%2f|%5c|\.{1,2}(?:\/|$))/i.test(path)) return undefined;
  const right = withTrailingSlash(path);
  return right === path ? undefined : `${right}${search}`;
}
