import type { Nodes } from "mdast";
import { replaceNodes } from "./replace-nodes.ts";
import { showsNothing } from "./tree-text.ts";

/** Removes nodes that show nothing: links, paragraphs and boxes whose content was removed, and the blanks around it. */
export function removeEmpty(parent: Nodes): void {
  replaceNodes(parent, (node) => (CONTAINERS.has(node.type) && showsNothing(node) ? [] : [node]));
}

/** An empty cell, row or item still holds its place. */
const CONTAINERS = new Set<string>([
  "paragraph",
  "link",
  "emphasis",
  "strong",
  "delete",
  "htmlElement",
  "blockquote",
  "heading",
  "list",
]);
