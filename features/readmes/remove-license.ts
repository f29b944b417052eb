import type { Nodes, Root } from "mdast";
import { visibleText } from "./tree-text.ts";

/** Maximum length of a section with nothing but a name and a link, in characters. Longer sections say more. */
const SHORT = 300;

/** Removes the section "License" at the end, because the page's repository has the license. */
export function removeLicense(tree: Root): void {
  const last = tree.children.findLastIndex((node) => node.type === "heading");
  const heading = tree.children[last];
  if (heading === undefined || !/^licen[cs]e$/i.test(visibleText(heading))) return;
  const section = tree.children.slice(last).filter((node) => !isFootnote(node));
  if (section.reduce((length, node) => length + visibleText(node).length, 0) > SHORT) return;
  tree.children = tree.children.filter((node, index) => index < last || isFootnote(node));
}

function isFootnote({ type }: Nodes): boolean {
  return type === "footnoteDefinition";
}
