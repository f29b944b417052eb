/** Returns the URL of a file: 'concepts/_loaders.md' → '/concepts/loaders/'; 'index.md' → '/'. */
export function urlOfFile(path: string): string {
  const parts = path.replace(/\.mdx?$/i, "").split("/");
  const name = (parts.pop() ?? "").replace(/^_/, "");
  if (name !== "index") parts.push(name);
  return parts.length === 0 ? "/" : `/${parts.join("/")}/`;
}

/** Returns the page's file name without extension: '/concepts/loaders/' → 'concepts/loaders'; '/' → 'index'. */
export function pageKey(url: string): string {
  return url === "/" ? "index" : url.slice(1, -1);
}

/** Returns the URL where an example can be downloaded: 'caching-site' → '/examples/caching-site.zip'. */
export function exampleUrl(name: string): string {
  return `/examples/${name}.zip`;
}

/** Returns the URL of an example's files as JSON, which the playground loads. */
export function exampleFilesUrl(name: string): string {
  return `/examples/${name}.json`;
}

/** The playground's page. */
export const PLAYGROUND_URL = "/playground/";

/** Returns the URL that opens an example in the playground. */
export function playgroundUrl(example: string): string {
  return `${PLAYGROUND_URL}#example=${example}`;
}

/** Returns the first segment of a URL: '/concepts/loaders/' → 'concepts', '/' → ''. */
export function sectionOf(url: string): string {
  return url.split("/")[1] ?? "";
}

/** Recognizes URLs with a scheme or host. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** Adds the trailing slash of a page's path: '/concepts' → '/concepts/'. Files ('/a.png') stay. */
export function withTrailingSlash(path: string): string {
  if (path.endsWith("/") || /\.[a-z\d]+$/i.test(path)) return path;
  return `${path}/`;
}

/** Returns the URL of the image that other sites show for a page: '/guides/caching/' → '/cards/guides/caching.png'. */
export function cardUrl(url: string): string {
  return `/cards/${pageKey(url)}.png`;
}
