import { meantUrl } from "#model/meant-url.ts";

/** A redirect between two encoded paths of this site; `to` may have a hash. */
export type RedirectRule = { from: string; to: string };

/** Lists all redirects: old URLs, and the paths of documents without their slash. */
export function redirectRules(urls: readonly string[], redirects: ReadonlyMap<string, string>): RedirectRule[] {
  const old = [...redirects].flatMap(([from, to]) => [
    { from, to },
    { from: from.slice(0, -1), to },
  ]);
  const slashes = urls.filter((url) => url !== "/").map((url) => ({ from: url.slice(0, -1), to: url }));
  return [...old, ...slashes].map(({ from, to }) => ({ from: encodeURI(from), to: encodeURI(to) }));
}

/** Formats `_redirects` for Netlify and Cloudflare Pages. `npm start` follows it too. */
export function formatRedirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

export function parseRedirectsFile(text: string): RedirectRule[] {
  const rules = text.split("\n").map((line) => line.split(" "));
  return rules.flatMap(([from, to]) => (from !== undefined && to !== undefined ? [{ from, to }] : []));
}

/**
 * Redirects a request: '/concepts?a=1' → '/concepts/?a=1'; undefined for paths that aren't listed. The target comes
 * from the list and not from the request, so no request can lead to another site.
 */
export function redirectFor(requested: string, rules: ReadonlyMap<string, string>): string | undefined {
  const [, path = "", query = ""] = /^([^?#]*)(\?[\x21-\x7e]*)?/.exec(requested) ?? [];
  const to = rules.get(path) ?? rules.get(normalized(path)) ?? meantUrl(path, (url) => isRuled(url, rules));
  if (to === undefined) return undefined;
  const [target, hash] = to.split("#");
  return `${target}${query}${hash === undefined ? "" : `#${hash}`}`;
}

/** URLs of pages without their slash, and old URLs, have their own rules. */
function isRuled(url: string, rules: ReadonlyMap<string, string>): boolean {
  return url === "/" || rules.has(encodeURI(url.slice(0, -1)));
}

/** '/gr%c3%b6sse' is '/gr%C3%B6sse'. */
function normalized(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}
