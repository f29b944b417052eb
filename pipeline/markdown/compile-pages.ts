import type { Article, Page, Surroundings } from "#model/page.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { hashOf, type Kept, NOTHING_KEPT, type Result } from "../kept.ts";
import { mendLink } from "../packages/mend-link.ts";
import type { SiteConfig } from "../read/site-config.ts";
import type { SourcePage } from "../read/source-page.ts";
import { compileArticle } from "./compile-article.ts";
import { pageOf, surroundings } from "./compile-page.ts";

/** A page whose article is read when it is asked for: all articles of a large site would not fit into memory. */
export type CompiledPage = Surroundings & { article: Result<Article> };

/**
 * All pages of the content, whose trees nobody needs any more. An article that is known is not made again, whatever was edited on
 * other pages.
 */
export function compilePages(index: SiteIndex, config: SiteConfig, kept: Kept = NOTHING_KEPT): CompiledPage[] {
  const known = hashOfTargets(index);
  return [...index.pages.values()].map((source) => {
    const inputs = [known, source.hash, ...mendedLinks(source, index)];
    const article = kept.keep("article", inputs, () => compileArticle(source, index));
    source.dropTree?.();
    return { ...surroundings(source, index, config), article };
  });
}

export function wholePage({ article, ...around }: CompiledPage): Page {
  return pageOf(around, article.value());
}

/** Of everything that the whole page shows. */
export function hashOfPage({ article, ...around }: CompiledPage): string {
  return hashOf(article.hash, JSON.stringify(pageOf(around, NO_ARTICLE)));
}
const NO_ARTICLE: Article = { html: "", islands: [] };

/** Of what an article can link to or show, besides itself, and of whether there is a reference. */
function hashOfTargets({ pages, assets, reference }: SiteIndex): string {
  const pictures = [...assets].map(([path, { url, size }]) => [path, url, size]);
  return hashOf(JSON.stringify([[...pages.keys()], pictures, reference !== undefined]));
}

/** Links of READMEs are led to headings that exist. */
function mendedLinks(source: SourcePage, index: SiteIndex): string[] {
  if (source.package === undefined) return [];
  return source.links.map(({ href }) => mendLink(href, source, index) ?? "");
}
