import type { Nodes } from "mdast";
import { showsNothing } from "./tree-text.ts";

/** Removes nodes that show nothing: links, paragraphs and boxes whose content was removed, and the blanks around it. */
export function removeEmpty(parent: Nodes): void {
  if (!("children" in parent)) return;
  const children: Nodes[] = parent.children;
  for (const child of children) removeEmpty(child);
  const remaining = children.filter((child) => !(CONTAINERS.has(child.type) && showsNothing(child)));
  if (remaining.length < children.length) children.splice(0, children.length, ...remaining);
}

/** An empty cell, row or item still has its place. */
const CONTAINERS = new Set<string>([
  "paragraph",
  "link",
  "linkReference",
  "emphasis",
  "strong",
  "delete",
  "htmlElement",
  "blockquote",
  "heading",
  "list",
]);
