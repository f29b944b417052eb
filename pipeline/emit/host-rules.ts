/**
 * `_redirects` of Netlify and Cloudflare Pages, which `npm start` obeys too: old addresses, and paths without their
 * trailing slash.
 */
export function hostRedirects(urls: readonly string[], redirects: ReadonlyMap<string, string>): string {
  const old = [...redirects].flatMap(([from, to]) => [`${from} ${to} 301`, `${from.slice(0, -1)} ${to} 301`]);
  const slashes = urls
    .filter((url) => url !== "/")
    .map((url) => `${encodeURI(url.slice(0, -1))} ${encodeURI(url)} 301`);
  return `${[...old, ...slashes].join("\n")}\n`;
}

/** The rules of a `_redirects` file: path → address. */
export function parseHostRedirects(text: string): Map<string, string> {
  const rules = text.split("\n").map((line) => line.split(" "));
  return new Map(rules.flatMap(([from, to]) => (from !== undefined && to !== undefined ? [[from, to]] : [])));
}

/** For hosts that obey no rules: a document at the old address that leads on. */
export function redirectDocument(to: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex"><link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>\n`;
}
