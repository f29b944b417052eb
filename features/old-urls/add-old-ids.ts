import type { Element, Nodes, Root } from "hast";
import { LABEL_LANGUAGE } from "#model/label-language.ts";
import * as strings from "#strings";
import type { ArticlePlugin } from "../../core/compile/article-plugin.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { element } from "../../core/markdown/element.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { OLD_IDS } from "./fact.ts";
import { titleOfTarget } from "./title-of-target.ts";

/** Makes links to ids that a page no longer has work without script. */
export const OLD_IDS_ARTICLE: ArticlePlugin = {
  module: import.meta.filename,
  // Links for old ids show the titles of their targets, which may be on other pages.
  inputs: ({ url }, index) =>
    [...(OLD_IDS.of(index).get(url) ?? [])].flatMap(([old, target]) => [old, target, titleOfTarget(target, index)]),
  hast: addOldIds,
};

/**
 * If the section is on this page, the id becomes an empty element in its heading. If it's on another page, the id
 * becomes a link to it after the first paragraph, which is only displayed while it's the target; use-hash.ts follows it
 * for readers with script.
 */
function addOldIds(root: Root, page: SourcePage, index: SiteIndex): Root {
  const atStart: Element[] = [];
  const moved: Element[] = [];
  const inHeadings = new Map<string, Element[]>();
  for (const [old, target] of OLD_IDS.of(index).get(page.url) ?? []) {
    const [path = "/", id] = target.split("#");
    if (path !== page.url) moved.push(movedLink(old, target, titleOfTarget(target, index)));
    else if (id === undefined) atStart.push(emptyElement(old));
    else inHeadings.set(id, [...(inHeadings.get(id) ?? []), emptyElement(old)]);
  }
  if (inHeadings.size > 0) addTo(root, inHeadings);
  return addToStart(root, atStart, moved.length === 0 ? [] : [movedLinks(moved)]);
}

function emptyElement(id: string): Element {
  return element("span", { id });
}

function movedLink(id: string, href: string, title: string): Element {
  return element("a", { id, href: encodeURI(href) }, [title]);
}

function movedLinks(links: readonly Element[]): Element {
  return element("div", { className: ["moved"] }, [
    element("span", { ...LABEL_LANGUAGE }, [strings.article.moved]),
    ...links,
  ]);
}

function addToStart(root: Root, atStart: readonly Element[], moved: readonly Element[]): Root {
  const position = root.children.findIndex((child) => child.type === "element");
  const first = root.children[position];
  if (first?.type !== "element") return { ...root, children: [...atStart, ...moved, ...root.children] };
  const children = root.children.with(position, { ...first, children: [...atStart, ...first.children] });
  children.splice(position + 1, 0, ...moved);
  return { ...root, children };
}

function addTo(node: Nodes, added: ReadonlyMap<string, readonly Element[]>): void {
  if (!("children" in node)) return;
  for (const [position, child] of [...node.children.entries()].reverse()) {
    if (child.type === "raw") {
      child.value = withIds(child.value, added);
      continue;
    }
    if (child.type !== "element") continue;
    const elements = added.get(String(child.properties["id"])) ?? [];
    if (/^(?:h[1-6]|li|p|td|th|div|section)$/.test(child.tagName)) child.children.unshift(...elements);
    else node.children.splice(position, 0, ...elements);
    if (!(elements.length > 0 && /^h[1-6]$/.test(child.tagName))) addTo(child, added);
  }
}

/** '<a id="new"></a>' → '<span id="old"></span><a id="new"></a>'. */
function withIds(html: string, added: ReadonlyMap<string, readonly Element[]>): string {
  return html.replace(/<a (?:id|name)="([^"]+)"/g, (tag, id: string) => {
    const spans = (added.get(id) ?? []).map(({ properties }) => `<span id="${properties["id"]}"></span>`);
    return `${spans.join("")}${tag}`;
  });
}
