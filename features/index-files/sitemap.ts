import { escapeXml } from "../../core/files/escape-xml.ts";
import { isListed } from "../../core/index/build-site-index.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { HISTORY } from "../history/feature.ts";
import { isUntranslated } from "../translations/is-untranslated.ts";

/**
 * Returns sitemap.xml of all pages but those that repeat an English page, each with the day on which its text last
 * changed, if that is known.
 */
export function sitemap(index: SiteIndex, siteUrl: string): string {
  const history = HISTORY.of(index);
  const own = [...index.pages.values()].filter((page) => isListed(page) && !isUntranslated(page, index));
  const entries = own.map((page) => {
    const changed = history.get(page.path)?.changed ?? page.package?.published?.slice(0, 10) ?? page.frontMatter.date;
    const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeXml(siteUrl + encodeURI(page.url))}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}
