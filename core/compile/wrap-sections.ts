import type { Element, ElementContent, Root, RootContent } from "hast";
import { rowsClass } from "#model/rows-class.ts";
import { element } from "../markdown/element.ts";
import { tagsLeftOpen } from "../markdown/html-tags.ts";
import { estimateRows } from "./estimate-rows.ts";

/** Articles with fewer elements are laid out at once. */
const LONG = 250;
/** The height of a window in lines of text. More and smaller sections would cost the browser more in every frame. */
const WINDOW = 32;

/**
 * Wraps parts of a long article in `<div>` elements, so that a browser only lays out those in view. A part starts at a
 * heading of levels 1 to 3 that is at least a window's height below the one before. Its class contains its estimated
 * height. Parts aren't nested, and a heading inside another element doesn't start one.
 */
export function wrapSections(root: Root): Root {
  if (countElements(root) < LONG) return root;
  const children: RootContent[] = [];
  let section: Element | undefined;
  let rows = 0;
  let open = 0;
  for (const node of root.children) {
    if (open === 0 && node.type === "element") {
      if (BEGINS_SECTION.test(node.tagName) && (section === undefined || rows >= WINDOW)) {
        section = element("div", {});
        rows = 0;
        children.push(section);
      } else if (node.tagName === "section") section = undefined;
    }
    if (section !== undefined && isContent(node)) {
      section.children.push(node);
      rows += estimateRows(node);
      section.properties["className"] = [rowsClass(rows)];
    } else children.push(node);
    if (node.type === "raw") open = Math.max(0, open + tagsLeftOpen(node.value));
  }
  return { ...root, children };
}

const BEGINS_SECTION = /^h[1-3]$/;

function countElements(node: Root | RootContent): number {
  let count = node.type === "element" ? 1 : 0;
  if ("children" in node) for (const child of node.children) count += countElements(child);
  return count;
}

function isContent(node: RootContent): node is ElementContent {
  return node.type !== "doctype";
}
