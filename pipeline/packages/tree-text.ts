import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";

/** The text a reader sees: no alternative texts of images, no HTML. */
export function visibleText(node: Nodes): string {
  return toString(node, { includeImageAlt: false, includeHtml: false }).replace(/\s+/g, " ").trim();
}

/** True when a node shows nothing: no text, no image, no rule, no code. */
export function showsNothing(node: Nodes): boolean {
  if (SHOWN.has(node.type)) return false;
  // The place a link leads to is seen by nobody and yet needed.
  if (node.type === "htmlElement" && (SHOWN.has(node.data.hName) || node.data.hProperties["id"] !== undefined))
    return false;
  if ("children" in node) return node.children.every(showsNothing);
  return node.type === "break" || !("value" in node) || node.value.trim() === "";
}

const SHOWN = new Set<string>([
  "image",
  "imageReference",
  "thematicBreak",
  "code",
  "inlineCode",
  "footnoteReference",
  "definition",
  "footnoteDefinition",
  "tableCell",
  "hr",
  "td",
  "th",
  "img",
]);
