import type { Element, ElementContent, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { htmlToHast } from "satteri";
import type { Island } from "#model/components.ts";
import type { Page, Section } from "#model/page.ts";
import { NOTHING_KEPT } from "../kept.ts";

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
export function compilePrintables(pages: readonly Page[], kept = NOTHING_KEPT): Page[] {
  const sections = Map.groupBy(pages, (page) => page.section.url);
  return [...sections.values()].flatMap((members) => {
    const section = members[0]?.section;
    if (section === undefined) return [];
    const name = section.url.split("/")[1] ?? "";
    const url = printableUrlOf(name === "" ? "/" : `/${name}/`);
    if (url === undefined) return [];
    const order = section.groups.flatMap((group) => group.links.map((link) => link.url));
    const sorted = members.toSorted((a, b) => order.indexOf(a.url) - order.indexOf(b.url));
    return [kept.once("printable", [JSON.stringify(sorted)], () => compilePrintable(url, section, sorted))];
  });
}

/** Pages of one section in order → one page with all of them, and a list of contents. */
function compilePrintable(url: string, section: Section, pages: readonly Page[]): Page {
  const own = new Set(pages.map((page) => page.url));
  const islands: Island[] = [];
  const contents = pages.map((page) =>
    element("li", {}, [element("a", { href: `#${prefixOf(page.url)}` }, [{ type: "text", value: page.title }])]),
  );
  const articles = pages.map((page) =>
    element("section", { className: ["printable-page"] }, [
      element("h2", { id: prefixOf(page.url) }, [{ type: "text", value: page.title }]),
      ...childrenOf(withIslands(page, islands)).map((child) => combined(child, page.url, own)),
    ]),
  );
  return {
    url,
    title: "Combined printable page",
    description: `All pages of ${section.title} on one page, for printing and reading offline.`,
    html: toHtml({ type: "root", children: [element("ol", {}, contents), ...articles] }),
    islands,
    anchors: [],
    section,
    breadcrumbs: [{ title: section.title, url: section.url }],
    related: [],
    contributors: [],
    editUrl: pages[0]?.editUrl ?? "",
  };
}

/** A page's HTML with its components numbered on in `all`. One with text of its own stands as that text: on paper nothing moves. */
function withIslands({ html, islands }: Page, all: Island[]): string {
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

function childrenOf(html: string): ElementContent[] {
  const root = htmlToHast(html, { fragment: true });
  const children: RootContent[] = "children" in root ? root.children : [];
  return children.filter(isContent);
}

function isContent(node: RootContent): node is ElementContent {
  return node.type !== "doctype";
}

const IDS = ["id", "htmlFor", "ariaDescribedBy", "ariaLabelledBy", "name"];

/** A node of a page as it stands in the combined page: headings one level lower, ids unique, links into it as anchors. */
function combined(node: ElementContent, url: string, own: ReadonlySet<string>): ElementContent {
  if (node.type !== "element") return node;
  const properties = { ...node.properties };
  for (const name of IDS) {
    const value = properties[name];
    if (typeof value === "string") properties[name] = `${prefixOf(url)}--${value}`;
    else if (Array.isArray(value)) properties[name] = value.map((id) => `${prefixOf(url)}--${id}`);
  }
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "string") properties[name] = value.replace(/url\(#/g, `url(#${prefixOf(url)}--`);
  }
  const href = properties["href"];
  if (typeof href === "string") properties["href"] = anchorOf(href, url, own);
  const level = /^h([1-5])$/.exec(node.tagName)?.[1];
  return {
    ...node,
    tagName: level === undefined ? node.tagName : `h${Number(level) + 1}`,
    properties,
    children: node.children.map((child) => combined(child, url, own)),
  };
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
