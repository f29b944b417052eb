import type { Element, ElementContent, Root } from "hast";
import { element } from "../markdown/element.ts";
import { changeElements } from "./change-elements.ts";

/** Links each heading's text to the heading, unless it contains a link or is only for screen readers. */
export function linkHeadings(tree: Root): Root {
  return changeElements(tree, (node) => (/^h[1-6]$/.test(node.tagName) ? withAnchor(node) : node));
}

function withAnchor(heading: Element): Element {
  const { id, className } = heading.properties;
  if (typeof id !== "string" || className !== undefined || heading.children.some(holdsLink)) return heading;
  const properties = { href: `#${encodeURIComponent(id)}` };
  return { ...heading, children: [element("a", properties, heading.children)] };
}

function holdsLink(node: ElementContent): boolean {
  if (node.type === "raw") return /<a\b/i.test(node.value);
  return node.type === "element" && (node.tagName === "a" || node.children.some(holdsLink));
}
