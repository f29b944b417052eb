import type { Root } from "mdast";
import { visibleText } from "./tree-text.ts";

/** A section of this length is a name and a link; a longer one says something. Characters. */
const SHORT = 300;

/** The section "License" at the end: the page's repository has the licence. */
export function removeLicence(tree: Root): void {
  const last = tree.children.findLastIndex((node) => node.type === "heading");
  const heading = tree.children[last];
  if (heading === undefined || !/^licen[cs]e$/i.test(visibleText(heading))) return;
  const section = tree.children.slice(last).filter((node) => !INVISIBLE.has(node.type));
  if (section.reduce((length, node) => length + visibleText(node).length, 0) > SHORT) return;
  tree.children = tree.children.filter((node, index) => index < last || INVISIBLE.has(node.type));
}

const INVISIBLE = new Set<string>(["definition", "footnoteDefinition"]);
