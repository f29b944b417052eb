import type { Element, ElementContent, Root } from "hast";
import { changeElements } from "./change-elements.ts";

/**
 * `<p><figure>…</figure></p>` isn't valid HTML. An image alone in its paragraph doesn't need the paragraph, and one
 * among others needs a `<div>`.
 */
export function unwrapFigures(tree: Root): Root {
  return changeElements(tree, (node) => (node.tagName === "p" ? unwrapped(node) : node));
}

function unwrapped(paragraph: Element): Element {
  const [only, ...others] = paragraph.children;
  if (only?.type === "element" && only.tagName === "figure" && others.length === 0) return only;
  return paragraph.children.some(holdsFigure) ? { ...paragraph, tagName: "div" } : paragraph;
}

function holdsFigure(node: ElementContent): boolean {
  return node.type === "element" && (node.tagName === "figure" || node.children.some(holdsFigure));
}
