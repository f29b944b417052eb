import type { Element, ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Island } from "#model/components.ts";
import type { Article, Section } from "#model/page.ts";
import { NOTHING_KEPT } from "../kept.ts";
import type { CompiledPage } from "./compile-pages.ts";
import { changeAttributes } from "./html-tags.ts";

/** Address of the combined page that a section's index page links to. */
export function printableUrlOf(url: string): string | undefined {
  return PRINTABLE.includes(url.slice(1, -1)) ? `${url}printable/` : undefined;
}

/** Sections whose pages can be printed together; "" is that of the pages at the top. */
const PRINTABLE = [
  "",
  "api",
  "blog",
  "concepts",
  "configuration",
  "contribute",
  "errors",
  "guides",
  "loaders",
  "migrate",
  "plugins",
];

/** The combined printable page of each section that has pages: not in the index, and so in no list, search or sitemap. */
export function compilePrintables(pages: readonly CompiledPage[], kept = NOTHING_KEPT): CompiledPage[] {
  const sections = Map.groupBy(pages, (page) => page.section.url);
  return [...sections.values()].flatMap((members) => {
    const section = members[0]?.section;
    if (section === undefined) return [];
    const name = section.url.split("/")[1] ?? "";
    const url = printableUrlOf(name === "" ? "/" : `/${name}/`);
    if (url === undefined) return [];
    const order = section.groups.flatMap((group) => group.links.map((link) => link.url));
    const sorted = members.toSorted((a, b) => order.indexOf(a.url) - order.indexOf(b.url));
    const inputs = sorted.flatMap((page) => [page.url, page.title, page.article.hash]);
    const article = kept.keep("printable", inputs, () => combinedArticle(sorted));
    return [{ ...around(url, section), editUrl: sorted[0]?.editUrl ?? "", article }];
  });
}

function around(url: string, section: Section) {
  return {
    url,
    title: "Combined printable page",
    description: `All pages of ${section.title} on one page, for printing and reading offline.`,
    anchors: [],
    section,
    breadcrumbs: [{ title: section.title, url: section.url }],
    related: [],
    contributors: [],
  };
}

/** Pages of one section in order → all of them, and a list of contents. */
function combinedArticle(pages: readonly CompiledPage[]): Article {
  const own = new Set(pages.map((page) => page.url));
  const islands: Island[] = [];
  const contents = pages.map((page) =>
    element("li", {}, [element("a", { href: `#${prefixOf(page.url)}` }, [{ type: "text", value: page.title }])]),
  );
  const articles = pages.map((page) =>
    element("section", { className: ["printable-page"] }, [
      element("h2", { id: prefixOf(page.url) }, [{ type: "text", value: page.title }]),
      { type: "raw", value: combined(withIslands(page.article.value(), islands), page.url, own) },
    ]),
  );
  const html = toHtml(
    { type: "root", children: [element("ol", {}, contents), ...articles] },
    { allowDangerousHtml: true },
  );
  return { html, islands };
}

/** A page's HTML with its components numbered on in `all`. One with text of its own stands as that text: on paper nothing moves. */
function withIslands({ html, islands }: Article, all: Island[]): string {
  return html.replace(/<div data-island="(\d+)">/g, (place, number) => {
    const island = islands[Number(number)];
    if (island === undefined) return place;
    if (island.children !== "") return `<div>${island.children}`;
    return `<div data-island="${all.push(island) - 1}">`;
  });
}

/** '/concepts/entry-points/' → 'concepts-entry-points': unique in the page, and put before each of its ids. */
function prefixOf(url: string): string {
  return url === "/" ? "home" : url.slice(1, -1).replaceAll("/", "-");
}

const IDS = new Set(["id", "for", "aria-describedby", "aria-labelledby", "name"]);

/** A page's HTML as it stands in the combined page: headings one level lower, ids unique, links into it as anchors. */
function combined(html: string, url: string, own: ReadonlySet<string>): string {
  const prefix = prefixOf(url);
  const changed = changeAttributes(html, (_tag, name, value) => {
    if (name === "href") return anchorOf(value.replace(/&(?:#x26|amp);/gi, "&"), url, own).replaceAll("&", "&amp;");
    if (IDS.has(name)) return value.replace(/\S+/g, `${prefix}--$&`);
    return value.includes("url(#") ? value.replaceAll("url(#", `url(#${prefix}--`) : undefined;
  });
  return changed.replace(/(?<=<\/?h)[1-5](?=[\s>])/g, (level) => `${Number(level) + 1}`);
}

/** '#id' and '/concepts/output/#id' → '#concepts-output--id'; links out of the section stay. */
function anchorOf(href: string, url: string, own: ReadonlySet<string>): string {
  const [path = "", id] = href.split("#");
  const target = path === "" ? url : path;
  if (!own.has(target)) return href;
  return id === undefined || id === "" ? `#${prefixOf(target)}` : `#${prefixOf(target)}--${id}`;
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}
