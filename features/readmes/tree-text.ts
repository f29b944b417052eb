import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";

/** Returns the text that readers see, without alternative texts of images and HTML. */
export function visibleText(node: Nodes): string {
  return toString(node, { includeImageAlt: false, includeHtml: false }).replace(/\s+/g, " ").trim();
}

/** Tells whether a node shows nothing: no text, image, rule or code. */
export function showsNothing(node: Nodes): boolean {
  if (SHOWN.has(node.type)) return false;
  // The target of a link is invisible but needed.
  if (node.type === "htmlElement" && (SHOWN.has(node.data.hName) || node.data.hProperties["id"] !== undefined))
    return false;
  if ("children" in node) return node.children.every(showsNothing);
  return node.type === "break" || !("value" in node) || node.value.trim() === "";
}

const SHOWN = new Set<string>([
  "image",
  "thematicBreak",
  "code",
  "inlineCode",
  "footnoteReference",
  "footnoteDefinition",
  "tableCell",
  "hr",
  "td",
  "th",
  "img",
]);
