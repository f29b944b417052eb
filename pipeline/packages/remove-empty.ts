import type { Nodes, Root } from "mdast";
import { showsNothing } from "./tree-text.ts";

/** Takes out what shows nothing: links, paragraphs and boxes whose content was removed, and the blanks around it. */
export function removeEmpty(tree: Root): void {
  removeEmptyBelow(tree);
}

function removeEmptyBelow(parent: Nodes): void {
  if (!("children" in parent)) return;
  const children: Nodes[] = parent.children;
  for (const child of children) removeEmptyBelow(child);
  const kept = children.filter((child) => !(CONTAINERS.has(child.type) && showsNothing(child)));
  if (kept.length < children.length) children.splice(0, children.length, ...kept);
}

/** A cell, a row or an item may well be empty and yet have its place. */
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
