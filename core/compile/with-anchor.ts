import type { Element, ElementContent } from "hast";
import { element } from "../markdown/element.ts";

/** Links a heading's text to the heading, unless it contains a link. */
export function withAnchor(heading: Element): Element {
  const id = heading.properties["id"];
  if (typeof id !== "string" || heading.children.some(holdsLink)) return heading;
  const properties = { href: `#${encodeURIComponent(id)}` };
  return { ...heading, children: [element("a", properties, heading.children)] };
}

function holdsLink(node: ElementContent): boolean {
  if (node.type === "raw") return /<a\b/i.test(node.value);
  return node.type === "element" && (node.tagName === "a" || node.children.some(holdsLink));
}
