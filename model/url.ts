/** 'concepts/_loaders.md' → '/concepts/loaders/'; 'index.md' → '/'. */
export function urlOfFile(path: string): string {
  const parts = path.replace(/\.mdx?$/i, "").split("/");
  const name = (parts.pop() ?? "").replace(/^_/, "");
  if (name !== "index") parts.push(name);
  return parts.length === 0 ? "/" : `/${parts.join("/")}/`;
}

/** '/concepts/loaders/' → 'concepts/loaders'; '/' → 'index': the page's file name without extension. */
export function pageKey(url: string): string {
  return url === "/" ? "index" : url.slice(1, -1);
}

/** Where an example project can be downloaded: 'caching-site' → '/examples/caching-site.zip'. */
export function exampleUrl(name: string): string {
  return `/examples/${name}.zip`;
}

/** First segment of an address: '/concepts/loaders/' → 'concepts', '/' → ''. */
export function sectionOf(url: string): string {
  return url.split("/")[1] ?? "";
}

/** True for addresses with a scheme or a host of their own. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** The address a path without a trailing slash stands for: '/concepts' → '/concepts/'; files ('/a.png') stay. */
export function withTrailingSlash(path: string): string {
  if (path.endsWith("/") || /\.[a-z\d]+$/i.test(path)) return path;
  return `${path}/`;
}
