import type { List, Nodes, Root, RootContent } from "mdast";
import { visibleText } from "./tree-text.ts";

/**
 * A README's own table of contents: a list of nothing but links to headings of the page, which stands before the first
 * heading, below a heading of that name, or names most of the page's headings. The site shows one of its own.
 */
export function removeContents(tree: Root): void {
  const headings = tree.children.filter((node) => node.type === "heading").length;
  const kept: RootContent[] = [];
  let section: RootContent | undefined;
  for (const node of tree.children) {
    if (node.type === "heading") section = node;
    const links = linksOfContents(node);
    const below = section !== undefined && isContentsTitle(visibleText(section));
    if (links > 0 && (section === undefined || below || links > Math.max(3, headings / 2))) {
      // The heading has nothing else to head.
      if (below && kept.at(-1) === section) kept.pop();
      continue;
    }
    kept.push(node);
  }
  tree.children = kept;
}

function isContentsTitle(title: string): boolean {
  return /^(?:table of )?contents?$|^toc$|^index$/i.test(title);
}

/** How many links a table of contents has; 0 for all that is none. It may be folded in `<details>`. */
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

/** A paragraph whose whole text is a link to '#…'. */
function isOwnLink(node: Nodes): boolean {
  if (node.type === "link") return node.url.startsWith("#");
  if (node.type !== "paragraph" && node.type !== "strong" && node.type !== "emphasis") return false;
  const shown = node.children.filter((child) => visibleText(child) !== "");
  return shown.length === 1 && shown.every(isOwnLink);
}
