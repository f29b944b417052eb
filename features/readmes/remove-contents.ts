import type { List, Nodes, Root, RootContent } from "mdast";
import { visibleText } from "./tree-text.ts";

/**
 * Removes a README's table of contents, because the site shows its own. It's a list that only contains links to
 * headings of the page and that is before the first heading, below a heading with such a name, or contains most of the
 * page's headings.
 */
export function removeContents(tree: Root): void {
  const headings = tree.children.filter((node) => node.type === "heading").length;
  const remaining: RootContent[] = [];
  let section: RootContent | undefined;
  for (const node of tree.children) {
    if (node.type === "heading") section = node;
    const links = linksOfContents(node);
    const below = section !== undefined && isContentsTitle(visibleText(section));
    if (links > 0 && (section === undefined || below || links > Math.max(3, headings / 2))) {
      // Nothing else is below the heading.
      if (below && remaining.at(-1) === section) remaining.pop();
      continue;
    }
    remaining.push(node);
  }
  tree.children = remaining;
}

function isContentsTitle(title: string): boolean {
  return /^(?:table of )?contents?$|^toc$|^index$/i.test(title);
}

/** Returns the number of links in a table of contents, which may be inside `<details>`; 0 for anything else. */
function linksOfContents(node: Nodes): number {
  if (node.type === "list") return linksOfList(node);
  if (node.type !== "htmlElement" || node.data.hName !== "details") return 0;
  const [first, ...others] = node.children.filter((child: Nodes) => !isSummary(child) && visibleText(child) !== "");
  return first !== undefined && others.length === 0 ? linksOfContents(first) : 0;
}

function isSummary(node: Nodes): boolean {
  return node.type === "htmlElement" && node.data.hName === "summary";
}

function linksOfList(list: List): number {
  let links = 0;
  for (const item of list.children) {
    for (const child of item.children) {
      const found = child.type === "list" ? linksOfList(child) : isOwnLink(child) ? 1 : 0;
      if (found === 0) return 0;
      links += found;
    }
  }
  return links;
}

/** Recognizes a paragraph whose whole text is a link to '#…'. */
function isOwnLink(node: Nodes): boolean {
  if (node.type === "link") return node.url.startsWith("#");
  if (node.type !== "paragraph" && node.type !== "strong" && node.type !== "emphasis") return false;
  const shown = node.children.filter((child) => visibleText(child) !== "");
  return shown.length === 1 && shown.every(isOwnLink);
}
