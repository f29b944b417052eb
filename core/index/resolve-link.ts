import { isExternal, urlOfFile, withTrailingSlash } from "#model/url.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import type { Asset } from "./build-assets.ts";
import type { SiteIndex } from "./site-index.ts";

/** The target of a link. `href` is the link in the document. */
export type ResolvedLink =
  | { kind: "external"; href: string }
  | { kind: "page"; href: string; url: string; id: string | undefined }
  | { kind: "asset"; href: string; path: string }
  | { kind: "dead"; href: string; url: string };

/**
 * Resolves a link as written, which may be absolute ('/concepts/output'), relative to the page's URL ('../output/'), a
 * file beside the page ('./output.md'), or only an anchor ('#filename').
 */
export function resolveLink(href: string, page: SourcePage, index: SiteIndex): ResolvedLink {
  if (isExternal(href)) return { kind: "external", href };
  const { path, rest, id } = split(href);
  if (path === "") return { kind: "page", href, url: page.url, id };
  const beside = /\.(?:mdx?|svg|png|jpe?g|gif|webp|avif|ico)$/i.test(path);
  const absolute = absolutePath(path, beside ? `/${page.path}` : page.url);
  const asset = index.assets.get(absolute.slice(1));
  if (asset !== undefined) return { kind: "asset", href: asset.url, path: asset.path };
  const url = urlOfPath(absolute, index);
  if (index.pages.has(url)) return { kind: "page", href: `${encodePath(url)}${rest}`, url, id };
  return { kind: "dead", href, url };
}

/** Resolves an image's source, which is relative to the page's file or absolute from the content root. */
export function resolveImage(src: string, page: SourcePage, index: SiteIndex): Asset | undefined {
  const { path } = split(src);
  return index.assets.get(absolutePath(path, `/${page.path}`).slice(1));
}

/** '../output' from '/concepts/loaders/' → '/concepts/output'. A backslash isn't a separator. */
function absolutePath(path: string, base: string): string {
  return decode(new URL(path.replaceAll("\\", "%5C"), `https://site.invalid${encodePath(base)}`).pathname);
}

/** A page's name may contain a dot, as in '/blog/webpack-5.112', so a path that looks like a file may be a page. */
function urlOfPath(path: string, index: SiteIndex): string {
  if (/\.mdx?$/i.test(path)) return urlOfFile(path.slice(1));
  const url = withTrailingSlash(path.replace(/\/index\.html$/, "/"));
  return index.pages.has(`${url}/`) ? `${url}/` : url;
}

function encodePath(path: string): string {
  return encodeURI(path).replaceAll("#", "%23").replaceAll("?", "%3F");
}

function split(href: string): { path: string; rest: string; id: string | undefined } {
  const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { path, rest: `${search}${hash}`, id: hash.length > 1 ? decode(hash.slice(1)) : undefined };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
