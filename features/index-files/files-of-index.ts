import { REDIRECT_SCRIPT, REDIRECT_SCRIPT_URL, redirectDocument } from "../../core/emit/redirect-document.ts";
import type { OutputFile } from "../../core/files/emit-file.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SiteConfig } from "../../core/read/site-config.ts";
import { openSearchDescription } from "../../pipeline/search/open-search-description.ts";
import { feeds } from "./feeds.ts";
import { sitemap } from "./sitemap.ts";
import { MANIFEST_URL, webManifest } from "./web-manifest.ts";

/**
 * Returns every file that is made from the index alone, by its path from the site's root. The build writes all of them,
 * and the development server makes the one that is requested.
 */
export function filesOfIndex(index: SiteIndex, config: SiteConfig): Map<string, () => OutputFile["content"]> {
  return new Map<string, () => OutputFile["content"]>([
    ["opensearch.xml", () => openSearchDescription(config)],
    [MANIFEST_URL.slice(1), () => webManifest(config)],
    ["content.json", () => JSON.stringify(index.tree)],
    ["sitemap.xml", () => sitemap(index, config.url)],
    ["robots.txt", () => `User-agent: *\nAllow: /\nSitemap: ${config.url}/sitemap.xml\n`],
    ...feeds(index, config).map(({ path, content }) => [path, () => content] as const),
    ...[...index.redirects].map(([from, to]) => [`${from.slice(1)}index.html`, () => redirectDocument(to)] as const),
    [REDIRECT_SCRIPT_URL.slice(1), () => REDIRECT_SCRIPT],
    ...[...index.assets.values()].map(({ url, bytes }) => [url.slice(1), () => bytes] as const),
  ]);
}
