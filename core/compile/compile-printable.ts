import { toHtml } from "hast-util-to-html";
import type { Island } from "#model/components.ts";
import type { Article, Section } from "#model/page.ts";
import * as strings from "#strings";
import { NO_CACHE } from "../cache/step-cache.ts";
import { printableUrlOf } from "../index/printable-url.ts";
import { element } from "../markdown/element.ts";
import { changeAttributes } from "../markdown/html-tags.ts";
import type { CompiledPage } from "./compiled-page.ts";

const STEP = { name: "printable", module: import.meta.filename };

/**
 * Builds the printable page of each section with pages. It isn't in the index, so lists, search and the sitemap don't
 * contain it.
 */
export function compilePrintables(pages: readonly CompiledPage[], cache = NO_CACHE): CompiledPage[] {
  const listed = pages.filter((page) => page.frontMatter.unlisted !== true);
  const sections = Map.groupBy(listed, (page) => page.section.url);
  return [...sections.values()].flatMap((members) => {
    const section = members[0]?.section;
    if (section === undefined) return [];
    const name = section.url.split("/")[1] ?? "";
    const url = printableUrlOf(name === "" ? "/" : `/${name}/`);
    if (url === undefined) return [];
    const order = section.groups.flatMap((group) => group.links.map((link) => link.url));
    const sorted = members.toSorted((a, b) => order.indexOf(a.url) - order.indexOf(b.url));
    const inputs = sorted.flatMap((page) => [page.url, page.title, page.lang ?? "", page.article.hash]);
    const article = cache.lazy(STEP, inputs, () => combinedArticle(sorted));
    return [{ ...around(url, section), editUrl: sorted[0]?.editUrl ?? "", article }];
  });
}

function around(url: string, section: Section) {
  const title = strings.titles.combined;
  return {
    url,
    title,
    frontMatter: { title },
    description: strings.titles.combinedDescription(section.title),
    anchors: [],
    section,
    breadcrumbs: [{ title: section.title, url: section.url }],
    related: [],
    contributors: [],
  };
}

/** Combines the pages of a section after a table of contents. */
function combinedArticle(pages: readonly CompiledPage[]): Article {
  const own = new Set(pages.map((page) => page.url));
  const islands: Island[] = [];
  const contents = pages.map((page) =>
    element("li", {}, [element("a", { href: `#${prefixOf(page.url)}` }, [page.title])]),
  );
  const articles = pages.map((page) =>
    element("section", { className: ["printable-page"], ...(page.lang !== undefined && { lang: page.lang }) }, [
      element("h2", { id: prefixOf(page.url) }, [page.title]),
      { type: "raw", value: combined(withIslands(page.article.value(), islands), page.url, own) },
    ]),
  );
  const html = toHtml(
    { type: "root", children: [element("ol", {}, contents), ...articles] },
    { allowDangerousHtml: true },
  );
  return { html, islands };
}

/**
 * Adds the page's components to `all` and renumbers them. A component with text is replaced with its text, because
 * paper isn't interactive.
 */
function withIslands({ html, islands }: Article, all: Island[]): string {
  return html.replace(/<div data-island="(\d+)">/g, (place, number) => {
    const island = islands[Number(number)];
    if (island === undefined) return place;
    if (island.children !== "") return `<div>${island.children}`;
    return `<div data-island="${all.push(island) - 1}">`;
  });
}

/** Returns the prefix of a page's ids in the combined page: '/concepts/entry-points/' → 'concepts-entry-points'. */
function prefixOf(url: string): string {
  return url === "/" ? "home" : url.slice(1, -1).replaceAll("/", "-");
}

const IDS = new Set(["id", "for", "aria-describedby", "aria-labelledby", "name"]);

/** Adapts a page's HTML to the combined page: headings are one level lower, ids unique, and links into it anchors. */
function combined(html: string, url: string, own: ReadonlySet<string>): string {
  const prefix = prefixOf(url);
  const changed = changeAttributes(html, (_tag, name, value) => {
    if (name === "href") return anchorOf(value.replace(/&(?:#x26|amp);/gi, "&"), url, own).replaceAll("&", "&amp;");
    if (IDS.has(name)) return value.replace(/\S+/g, `${prefix}--$&`);
    return value.includes("url(#") ? value.replaceAll("url(#", `url(#${prefix}--`) : undefined;
  });
  return changed.replace(/(?<=<\/?h)[1-5](?=[\s>])/g, (level) => `${Number(level) + 1}`);
}

/** Rewrites '#id' and '/concepts/output/#id' to '#concepts-output--id'; links out of the section stay. */
function anchorOf(href: string, url: string, own: ReadonlySet<string>): string {
  const [path = "", id] = href.split("#");
  const target = path === "" ? url : path;
  if (!own.has(target)) return href;
  return id === undefined || id === "" ? `#${prefixOf(target)}` : `#${prefixOf(target)}--${id}`;
}
