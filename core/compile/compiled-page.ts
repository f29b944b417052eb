import type { Island } from "#model/components.ts";
import type { Article, Page, PageFrame } from "#model/page.ts";
import { hashOf } from "../cache/hash.ts";
import type { Result } from "../cache/step-cache.ts";

/** A page whose article is read when it's needed, because all articles of a large site wouldn't fit into memory. */
export type CompiledPage = PageFrame & { article: Result<Article> };

export function wholePage({ article, ...around }: CompiledPage): Page {
  return pageOf(around, article.value());
}

/** Hashes everything that the whole page shows. */
export function hashOfPage({ article, ...around }: CompiledPage): string {
  return hashOf(article.hash, JSON.stringify(pageOf(around, NO_ARTICLE)));
}
const NO_ARTICLE: Article = { html: "", islands: [] };

/** Puts a filter below the first paragraph of a page that documents many names. */
export function pageOf(around: PageFrame, { html, islands, ...article }: Article): Page {
  const { filter } = around;
  if (filter === undefined) return { ...around, ...article, html, islands };
  const place = `<div data-island="${islands.length}"></div>`;
  const island: Island = { component: "ReferenceFilter", props: filter, children: "" };
  const end = html.indexOf("</p>") + "</p>".length;
  const start = html.startsWith("<p>") ? end : 0;
  return {
    ...around,
    ...article,
    html: html.slice(0, start) + place + html.slice(start),
    islands: [...islands, island],
  };
}
